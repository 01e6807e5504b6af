CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "users" ("id" text primary key, "email" text not null, "emailVerified" integer default 0 not null, "role" text not null check ("role" in ('ADMIN', 'BUSINESS')), "plan" text not null check ("plan" in ('BASIC', 'PREMIUM')), "status" text not null check ("status" in ('PENDING', 'ACTIVE', 'PAUSED')), "mustChangePassword" integer default 0 not null, "isDemo" integer default 0 not null, "createdAt" text not null, "updatedAt" text not null, "digestOptOut" integer default 0 not null, constraint "usersIdPlanStatus" unique ("id", "plan", "status"));
CREATE UNIQUE INDEX "usersEmail" on "users" (lower("email"));
CREATE TABLE "verifications" ("id" text primary key, "identifier" text not null, "value" text not null, "expiresAt" text not null, "createdAt" text not null, "updatedAt" text not null);
CREATE INDEX "verificationsIdentifier" on "verifications" ("identifier");
CREATE TABLE "businesses" ("id" text primary key, "userId" text not null unique, "plan" text not null, "status" text not null, "businessName" text not null, "industry" text not null, "categorySlug" text not null, "area" text not null, "address" text not null, "phone" text default '' not null, "emailPublic" text default '' not null, "website" text default '' not null, "description" text default '' not null, "imageKey" text, "operatingHours" text, "services" text default '[]' not null, "amenities" text default '[]' not null, "priceRange" text default '' not null check ("priceRange" in ('', '$', '$$', '$$$', '$$$$')), "yearEstablished" integer check ("yearEstablished" between 1900 and 2100), "ratingSum" integer default 0 not null, "ratingCount" integer default 0 not null, "views" integer default 0 not null, "searchName" text not null, "searchIndustry" text not null, "searchDescription" text not null, "searchPlace" text not null, "createdAt" text not null, "updatedAt" text not null, "searchKey" integer, "searchServices" text not null default '', "suburb" text, "answersWithinHours" integer, "stars1" integer not null default 0, "stars2" integer not null default 0, "stars3" integer not null default 0, "stars4" integer not null default 0, "stars5" integer not null default 0, "weightSum" integer not null default 0, "weightCount" integer not null default 0, "googleReviewUrl" text not null default '', "rankScore" double precision generated always as (cast("ratingSum" + "weightSum" + 19 as double precision) / ("ratingCount" + "weightCount" + 5)) virtual, "bookedCount" integer not null default 0, "latitude" real, "longitude" real, "isBookable" integer not null default 0, "hourMarks" text not null default '', "dayMarks" text not null default '', "otherArea" text, constraint "businessesOwner" foreign key ("userId", "plan", "status") references "users" ("id", "plan", "status") on delete cascade on update cascade);
CREATE TABLE "ratings" ("id" text primary key, "businessId" text not null references "businesses" ("id") on delete cascade, "stars" integer not null check ("stars" between 1 and 5), "comment" text, "deviceHash" text, "createdAt" text not null, "state" text default 'published' not null check ("state" in ('published', 'held', 'hidden')), "reason" text, "decidedAt" text, "networkHash" text, "wideNetworkHash" text, "authorName" text, "confirmed" integer not null default 0, "bookingId" text, "reply" text, "repliedAt" text, "wordsHash" text, "removed" integer not null default 0);
CREATE INDEX "ratingsNewest" on "ratings" ("businessId", "createdAt" desc);
CREATE TABLE "bookings" ("id" text primary key, "businessId" text not null references "businesses" ("id") on delete cascade, "name" text not null, "phone" text not null, "email" text not null, "dateISO" text, "notes" text, "requestKey" text, "createdAt" text not null, "status" text not null default 'untracked' check ("status" in ('requested', 'accepted', 'declined', 'suggested', 'cancelled', 'expired', 'completed', 'missed', 'untracked')), "statusAt" text, "movedBy" text check ("movedBy" in ('visitor', 'owner', 'system')), "sequence" integer not null default 0, "startISO" text, "endISO" text, "tokenHash" text, "ownerTokenHash" text, "mailsStopped" integer not null default 0, "answeredAt" text, "nextStep" text, "nextStepAt" text, "list" text generated always as (case when "status" = 'requested' then 'answer' when "status" in ('accepted', 'suggested') then 'coming' else 'past' end) virtual, "sortISO" text generated always as (coalesce("startISO", "dateISO", "createdAt")) virtual, "serviceId" text references "bookableServices" ("id") on delete set null, "serviceName" text, "price" integer, "groupId" text, "groupHash" text, constraint "bookingsOncePerRequest" unique ("businessId", "requestKey"));
CREATE INDEX "bookingsNewest" on "bookings" ("businessId", "createdAt" desc);
CREATE TABLE "featuredGems" ("id" text primary key, "businessId" text not null unique references "businesses" ("id") on delete cascade, "createdAt" text not null);
CREATE TABLE "dailyCounters" ("businessId" text not null references "businesses" ("id") on delete cascade, "day" text not null, "kind" text not null check ("kind" in ('view', 'share')), "count" integer not null, constraint "dailyCountersKey" primary key ("businessId", "day", "kind"));
CREATE TABLE "newsletterSignups" ("id" text primary key, "name" text default '' not null, "email" text not null, "phone" text default '' not null, "consentVersion" text not null, "consentSource" text not null, "confirmedAt" text, "unsubscribedAt" text, "token" text not null unique, "isDemo" integer default 0 not null, "createdAt" text not null);
CREATE UNIQUE INDEX "newsletterSignupsEmail" on "newsletterSignups" (lower("email"));
CREATE TABLE "outboxMessages" ("id" text primary key, "kind" text not null, "recipient" text not null, "payload" text not null, "state" text not null check ("state" in ('waiting', 'sent', 'failed')), "attempts" integer default 0 not null, "nextAttemptAt" text not null, "leaseUntil" text, "leaseOwner" text, "lastError" text, "dedupeKey" text unique, "createdAt" text not null, "sentAt" text, "giveUpAt" text);
CREATE INDEX "outboxMessagesDue" on "outboxMessages" ("state", "nextAttemptAt");
CREATE TABLE "adminActions" ("id" text primary key, "adminId" text not null, "adminEmail" text not null, "action" text not null, "targetId" text not null, "targetLabel" text not null, "detail" text default '' not null, "createdAt" text not null);
CREATE INDEX "adminActionsNewest" on "adminActions" ("createdAt" desc);
CREATE TABLE "taskRuns" ("name" text primary key, "nextRunAt" text not null, "leaseUntil" text, "leaseOwner" text, "lastStartedAt" text, "lastFinishedAt" text, "lastResult" text, "lastFailed" integer default 0 not null);
CREATE TABLE "settings" ("key" text primary key, "value" text not null);
CREATE UNIQUE INDEX "businessesSearchKey" on "businesses" ("searchKey");
CREATE TABLE "uploads" ("imageKey" text not null, "userId" text not null references "users" ("id") on delete cascade, "createdAt" text not null, constraint "uploadsKey" primary key ("imageKey", "userId"));
CREATE INDEX "uploadsUser" on "uploads" ("userId");
CREATE INDEX "businessesImageKey" on "businesses" ("imageKey");
CREATE TABLE "recentViews" ("businessId" text not null references "businesses" ("id") on delete cascade, "visitorHash" text not null, "viewedAt" text not null, constraint "recentViewsKey" primary key ("businessId", "visitorHash"));
CREATE INDEX "recentViewsAge" on "recentViews" ("viewedAt");
CREATE TABLE "catalogueWords" ("number" integer primary key, "word" text not null unique);
CREATE VIRTUAL TABLE "wordTrigrams" using fts5 ("word", content='catalogueWords',
   content_rowid='number', tokenize='trigram case_sensitive 1');
CREATE TABLE "limitCounts" ("key" text primary key, "count" integer not null, "expiresAt" text not null);
CREATE INDEX "limitCountsAge" on "limitCounts" ("expiresAt");
CREATE INDEX "usersNewestOfRole" on "users" ("role", "createdAt", "id");
CREATE INDEX "businessesFound" on "businesses" ("searchKey", "id", "categorySlug") where "status" = 'ACTIVE';
CREATE INDEX "usersCounted" on "users" ("role", "status", "plan");
CREATE TABLE "secondFactors" ("userId" text primary key references "users" ("id") on delete cascade, "sealedSecret" text not null, "confirmedAt" text, "lastStep" integer not null, "createdAt" text not null);
CREATE TABLE "recoveryCodes" ("userId" text not null references "secondFactors" ("userId") on delete cascade, "codeHash" text not null, constraint "recoveryCodesKey" primary key ("userId", "codeHash"));
CREATE TABLE "sessions" ("id" text primary key, "userId" text not null references "users" ("id") on delete cascade, "tokenHash" text not null unique, "device" text not null, "createdAt" text not null, "updatedAt" text not null, "expiresAt" text not null);
CREATE INDEX "sessionsUser" on "sessions" ("userId");
CREATE INDEX "sessionsExpiresAt" on "sessions" ("expiresAt");
CREATE TABLE "knownDevices" ("userId" text not null references "users" ("id") on delete cascade, "deviceHash" text not null, "expiresAt" text not null, constraint "knownDevicesKey" primary key ("userId", "deviceHash"));
CREATE INDEX "knownDevicesExpiresAt" on "knownDevices" ("expiresAt");
CREATE TABLE "credentials" ("userId" text not null references "users" ("id") on delete cascade, "password" text not null, "updatedAt" text not null, constraint "credentialsKey" primary key ("userId"));
CREATE INDEX "usersDemo" on "users" ("isDemo") where "isDemo" = 1;
CREATE INDEX "verificationsValue" on "verifications" ("value");
CREATE INDEX "ratingsByState" on "ratings" ("state", "createdAt" desc);
CREATE UNIQUE INDEX "bookingsToken" on "bookings" ("tokenHash");
CREATE UNIQUE INDEX "bookingsOwnerToken" on "bookings" ("ownerTokenHash");
CREATE INDEX "bookingsOfList" on "bookings" ("businessId", "list", "sortISO" desc, "id");
CREATE INDEX "bookingsOfTime" on "bookings" ("businessId", "startISO");
CREATE INDEX "bookingsDue" on "bookings" ("nextStepAt") where "nextStepAt" is not null;
CREATE TABLE "bookingEvents" (
     "bookingId" text not null references "bookings" ("id") on delete cascade,
     "number" integer not null,
     "at" text not null,
     "side" text not null check ("side" in ('visitor', 'owner', 'system')),
     "status" text not null check ("status" in ('requested', 'accepted', 'declined', 'suggested', 'cancelled', 'expired', 'completed', 'missed', 'untracked')),
     "message" text,
     "startISO" text,
     "endISO" text,
     primary key ("bookingId", "number")
   );
CREATE TABLE "calendarFeeds" (
     "businessId" text not null primary key references "businesses" ("id") on delete cascade,
     "tokenHash" text not null unique,
     "createdAt" text not null
   );
CREATE TABLE "bookableServices" (
     "id" text not null primary key,
     "businessId" text not null references "businesses" ("id") on delete cascade,
     "name" text not null,
     "minutes" integer not null check ("minutes" > 0),
     "price" integer check ("price" >= 0),
     "online" integer not null check ("online" in (0, 1)),
     "position" integer not null
   );
CREATE INDEX "bookableServicesOfBusiness" on "bookableServices" ("businessId", "position");
CREATE TABLE "bookingSettings" (
     "businessId" text not null primary key references "businesses" ("id") on delete cascade,
     "capacity" integer not null check ("capacity" > 0),
     "noticeMinutes" integer not null check ("noticeMinutes" >= 0),
     "horizonDays" integer not null check ("horizonDays" > 0),
     "confirmAtOnce" integer not null check ("confirmAtOnce" in (0, 1)),
     "breaks" text not null default '{}'
   );
CREATE TABLE "specialDays" (
     "businessId" text not null references "businesses" ("id") on delete cascade,
     "day" text not null,
     "name" text not null,
     "kind" text not null check ("kind" in ('usual', 'closed', 'other')),
     "open" text not null,
     "close" text not null,
     primary key ("businessId", "day")
   );
CREATE TABLE "blockedTimes" (
     "id" text not null primary key,
     "businessId" text not null references "businesses" ("id") on delete cascade,
     "startISO" text not null,
     "endISO" text not null,
     "note" text not null,
     check ("startISO" < "endISO")
   );
CREATE INDEX "blockedTimesOfBusiness" on "blockedTimes" ("businessId", "startISO");
CREATE INDEX "bookingsOfService" on "bookings" ("serviceId") where "serviceId" is not null;
CREATE TABLE "reviewWriters" (
     "ratingId" text primary key references "ratings" ("id") on delete cascade,
     "email" text not null, "tokenHash" text not null unique,
     "confirmedAt" text, "createdAt" text not null);
CREATE TABLE "reviewReports" (
     "id" text primary key, "ratingId" text not null references "ratings" ("id") on delete cascade, "reporterHash" text not null, "reason" text not null,
     "detail" text, "byOwner" integer not null default 0, "createdAt" text not null, "closedAt" text,
     unique ("ratingId", "reporterHash"));
CREATE TABLE "takedownNotices" (
     "id" text primary key, "ratingId" text not null references "ratings" ("id") on delete cascade, "name" text not null, "address" text not null,
     "email" text not null, "phone" text not null, "rightInfringed" text not null,
     "remedy" text not null, "signature" text not null, "createdAt" text not null);
CREATE INDEX "ratingsNewestFirst" on "ratings" ("businessId", "state", "createdAt" desc, "id");
CREATE INDEX "ratingsBestFirst" on "ratings" ("businessId", "state", "stars" desc, "createdAt" desc, "id");
CREATE INDEX "ratingsWorstFirst" on "ratings" ("businessId", "state", "stars", "createdAt" desc, "id");
CREATE INDEX "ratingsUnanswered" on "ratings" ("businessId", "createdAt" desc) where "state" = 'published' and "repliedAt" is null;
CREATE INDEX "ratingsAnswered" on "ratings" ("businessId", "createdAt" desc) where "state" = 'published' and "repliedAt" is not null;
CREATE UNIQUE INDEX "ratingsOfBooking" on "ratings" ("bookingId") where "bookingId" is not null;
CREATE INDEX "ratingsOfDevice" on "ratings" ("deviceHash") where "deviceHash" is not null;
CREATE INDEX "ratingsOfNetwork" on "ratings" ("networkHash") where "networkHash" is not null;
CREATE INDEX "ratingsOfWords" on "ratings" ("wordsHash", "createdAt") where "wordsHash" is not null;
CREATE INDEX "reviewReportsOpen" on "reviewReports" ("createdAt") where "closedAt" is null;
CREATE INDEX "takedownNoticesOf" on "takedownNotices" ("ratingId");
CREATE TABLE "paymentMessages" (
     "id" text primary key,
     "kind" text not null,
     "body" text not null,
     "sender" text not null,
     "bodyHash" text not null unique,
     "state" text not null check ("state" in ('waiting', 'done', 'rejected', 'failed')),
     "result" text not null,
     "attempts" integer not null default 0,
     "nextAttemptAt" text not null,
     "leaseUntil" text,
     "createdAt" text not null,
     "decidedAt" text
   );
CREATE INDEX "paymentMessagesDue" on "paymentMessages" ("state", "nextAttemptAt");
CREATE TABLE "checkouts" (
     "id" text primary key,
     "userId" text not null,
     "purpose" text not null,
     "plan" text not null,
     "amountCents" integer not null check ("amountCents" > 0),
     "isDemo" integer not null,
     "createdAt" text not null
   );
CREATE TABLE "subscriptions" (
     "token" text primary key,
     "userId" text not null,
     "checkoutId" text not null,
     "plan" text not null,
     "isDemo" integer not null,
     "createdAt" text not null
   );
CREATE INDEX "subscriptionsOfOwner" on "subscriptions" ("userId", "createdAt");
CREATE TABLE "ledgerEntries" (
     "id" text primary key,
     "userId" text not null,
     "ownerLabel" text not null,
     "position" integer not null,
     "kind" text not null,
     "day" text not null,
     "plan" text not null,
     "amountCents" integer not null,
     "paidFrom" text,
     "paidUntil" text,
     "monthDay" integer,
     "providerPaymentId" text unique,
     "token" text,
     "reference" text not null,
     "note" text not null,
     "adminEmail" text not null,
     "isDemo" integer not null,
     "createdAt" text not null,
     unique ("userId", "position")
   );
CREATE INDEX "ledgerEntriesByDay" on "ledgerEntries" ("day", "createdAt");
CREATE TABLE "invoices" (
     "number" text primary key,
     "series" text not null,
     "serial" integer not null,
     "userId" text not null,
     "entryId" text not null unique,
     "issuedOn" text not null,
     "totalCents" integer not null,
     "vatCents" integer not null,
     "document" text not null,
     "isDemo" integer not null,
     "createdAt" text not null,
     unique ("series", "serial")
   );
CREATE INDEX "invoicesOfOwner" on "invoices" ("userId", "createdAt");
CREATE TABLE "invoiceCounters" ("series" text primary key, "last" integer not null);
CREATE INDEX "ratingsTrustedFirst" on "ratings" ("businessId", "state", (case when "bookingId" is not null then 2 when "confirmed" = 1 then 1 else 0 end) desc, "createdAt" desc, "id");
CREATE INDEX "ratingsTrustedOfStars" on "ratings" ("businessId", "state", "stars", (case when "bookingId" is not null then 2 when "confirmed" = 1 then 1 else 0 end) desc, "createdAt" desc, "id");
CREATE INDEX "ratingsBookedNewest" on "ratings" ("businessId", "createdAt" desc, "id") where "state" = 'published' and "bookingId" is not null;
CREATE INDEX "ratingsBookedBest" on "ratings" ("businessId", "stars" desc, "createdAt" desc, "id") where "state" = 'published' and "bookingId" is not null;
CREATE INDEX "ratingsBookedWorst" on "ratings" ("businessId", "stars", "createdAt" desc, "id") where "state" = 'published' and "bookingId" is not null;
CREATE INDEX "ratingsRemoved" on "ratings" ("businessId") where "removed" = 1;
CREATE TABLE "invoiceDetails" (
           "userId" text primary key references "users" ("id") on delete cascade,
           "name" text not null,
           "address" text not null,
           "vatNumber" text,
           "updatedAt" text not null
         );
CREATE INDEX "businessesByName" on "businesses" ("searchName", "id") where "status" = 'ACTIVE';
CREATE INDEX "bookingsByGroup" on "bookings" ("groupId") where "groupId" is not null;
CREATE INDEX "bookingsByGroupHash" on "bookings" ("groupHash") where "groupHash" is not null;
CREATE INDEX "businessesPublicOrder" on "businesses" ("plan" desc, "rankScore" desc, "searchName", "id", "industry", "searchKey") where "status" = 'ACTIVE';
CREATE INDEX "businessesCategoryOrder" on "businesses" ("categorySlug", "plan" desc, "rankScore" desc, "searchName", "id", "searchKey") where "status" = 'ACTIVE';
CREATE INDEX "businessesBestRated" on "businesses" ("rankScore" desc, "plan" desc, "searchName", "id", "searchKey") where "status" = 'ACTIVE';
CREATE INDEX "businessesNewest" on "businesses" ("createdAt" desc, "id", "searchKey") where "status" = 'ACTIVE';
CREATE TABLE "bookingCounts" (
  "businessId" text not null references "businesses" ("id") on delete cascade,
  "list" text not null check ("list" in ('answer', 'coming', 'past')),
  "count" integer not null,
  primary key ("businessId", "list")
);
CREATE VIRTUAL TABLE "businessTexts" using fts5 ("name", "industry", "services", "description", "marks",
   content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0001-first-schema', '2026-11-18T04:32:37.747Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0002-text-index', '2026-11-18T04:32:37.830Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0003-mail-and-schedule', '2026-11-18T04:32:37.872Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0004-uploads', '2026-11-18T04:32:37.901Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0005-recent-views', '2026-11-18T04:32:37.928Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0006-name-words-once', '2026-11-18T04:32:37.973Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0007-word-index', '2026-11-18T04:32:38.033Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0008-limit-counts', '2026-11-18T04:32:38.042Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0009-newest-owners', '2026-11-18T04:32:38.071Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0010-search-without-rows', '2026-11-18T04:32:38.094Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0011-owners-counted', '2026-11-18T04:32:38.104Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0012-second-factors', '2026-11-18T04:32:38.114Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0013-own-sessions', '2026-11-18T04:32:38.209Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0014-review-states', '2026-11-18T04:32:38.270Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0016-services-and-suburbs', '2026-11-18T04:32:38.288Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0017-booking-states', '2026-11-18T04:32:38.449Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0018-booking-times', '2026-11-18T04:32:38.494Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0019-review-trust', '2026-11-18T04:32:39.006Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0021-money', '2026-11-18T04:32:39.075Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0023-marks-and-orders', '2026-11-18T04:32:39.095Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0024-booked-and-removed', '2026-11-18T04:32:39.237Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0025-invoice-details', '2026-11-18T04:32:39.265Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0027-places-and-online-booking', '2026-11-18T04:32:39.424Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0028-booking-groups', '2026-11-18T04:32:39.485Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0029-open-hours-and-order-keys', '2026-11-18T04:32:39.632Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0030-booking-counts', '2026-11-18T04:32:39.665Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0031-words-by-field', '2026-11-18T04:32:39.697Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0032-images-cleanup', '2026-11-18T04:32:39.698Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0033-areas-of-suburbs', '2026-11-18T04:32:39.730Z');
INSERT INTO "kysely_migration" ("name", "timestamp") VALUES ('0034-pairs-of-places', '2026-11-18T04:32:39.828Z');
INSERT INTO "kysely_migration_lock" ("id", "is_locked") VALUES ('migration_lock', 0);
INSERT INTO "users" ("id", "email", "emailVerified", "role", "plan", "status", "mustChangePassword", "isDemo", "createdAt", "updatedAt", "digestOptOut") VALUES ('PurEswAr7QNbJeQ8', 'before@example.co.za', 1, 'BUSINESS', 'BASIC', 'ACTIVE', 0, 0, '2026-11-18T04:32:39.835Z', '2026-11-18T04:32:39.835Z', 0);
INSERT INTO "businesses" ("id", "userId", "plan", "status", "businessName", "industry", "categorySlug", "area", "address", "phone", "emailPublic", "website", "description", "imageKey", "operatingHours", "services", "amenities", "priceRange", "yearEstablished", "ratingSum", "ratingCount", "views", "searchName", "searchIndustry", "searchDescription", "searchPlace", "createdAt", "updatedAt", "searchKey", "searchServices", "suburb", "answersWithinHours", "stars1", "stars2", "stars3", "stars4", "stars5", "weightSum", "weightCount", "googleReviewUrl", "bookedCount", "latitude", "longitude", "isBookable", "hourMarks", "dayMarks", "otherArea") VALUES ('Qm9B276cMV3ByWyK', 'PurEswAr7QNbJeQ8', 'BASIC', 'ACTIVE', 'Protea Plumbers', 'Home Services', 'home-services', 'City Bowl', '8 Main Road, Gardens', '', '', '', '', NULL, NULL, '[]', '[]', '', NULL, 9, 2, 0, ' protea plumbers ', ' home services ', '  ', ' city bowl  8 main road gardens ', '2026-11-18T04:32:39.845Z', '2026-11-18T04:32:39.845Z', 1, '', 'Gardens', NULL, 0, 0, 0, 1, 1, 0, 0, '', 0, NULL, NULL, 0, '', '', NULL);
INSERT INTO "ratings" ("id", "businessId", "stars", "comment", "deviceHash", "createdAt", "state", "reason", "decidedAt", "networkHash", "wideNetworkHash", "authorName", "confirmed", "bookingId", "reply", "repliedAt", "wordsHash", "removed") VALUES ('3ERZQkWkhtdxudxc', 'Qm9B276cMV3ByWyK', 5, NULL, NULL, '2026-11-18T04:32:39.861Z', 'published', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 0);
INSERT INTO "ratings" ("id", "businessId", "stars", "comment", "deviceHash", "createdAt", "state", "reason", "decidedAt", "networkHash", "wideNetworkHash", "authorName", "confirmed", "bookingId", "reply", "repliedAt", "wordsHash", "removed") VALUES ('PFLz3FaGML5GvtXK', 'Qm9B276cMV3ByWyK', 4, NULL, NULL, '2026-11-18T04:32:39.861Z', 'published', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 0);
INSERT INTO "bookings" ("id", "businessId", "name", "phone", "email", "dateISO", "notes", "requestKey", "createdAt", "status", "statusAt", "movedBy", "sequence", "startISO", "endISO", "tokenHash", "ownerTokenHash", "mailsStopped", "answeredAt", "nextStep", "nextStepAt", "serviceId", "serviceName", "price", "groupId", "groupHash") VALUES ('9WCw9vG164z1AtCm', 'Qm9B276cMV3ByWyK', 'Nomsa Dlamini', '060 000 0000', 'nomsa@example.co.za', NULL, 'Geyser', NULL, '2026-11-18T04:32:39.870Z', 'untracked', NULL, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "bookingCounts" ("businessId", "list", "count") VALUES ('Qm9B276cMV3ByWyK', 'past', 1);
INSERT INTO "catalogueWords" ("number", "word") VALUES (1, 'protea');
INSERT INTO "catalogueWords" ("number", "word") VALUES (2, 'plumbers');
INSERT INTO "catalogueWords" ("number", "word") VALUES (3, 'home');
INSERT INTO "catalogueWords" ("number", "word") VALUES (4, 'services');
INSERT INTO "catalogueWords" ("number", "word") VALUES (5, 'city');
INSERT INTO "catalogueWords" ("number", "word") VALUES (6, 'bowl');
INSERT INTO "catalogueWords" ("number", "word") VALUES (7, 'main');
INSERT INTO "catalogueWords" ("number", "word") VALUES (8, 'road');
INSERT INTO "catalogueWords" ("number", "word") VALUES (9, 'gardens');
CREATE TRIGGER "catalogueWordsInserted" after insert on "catalogueWords" begin
     insert into "wordTrigrams" (rowid, "word") values (new."number", new."word");
   end;
CREATE TRIGGER "checkoutsNeverChanged" before update on "checkouts"
   begin select raise(abort, 'checkouts is only added to'); end;
CREATE TRIGGER "checkoutsNeverDeleted" before delete on "checkouts" when old."isDemo" = 0
   begin select raise(abort, 'checkouts is only added to'); end;
CREATE TRIGGER "subscriptionsNeverChanged" before update on "subscriptions"
   begin select raise(abort, 'subscriptions is only added to'); end;
CREATE TRIGGER "subscriptionsNeverDeleted" before delete on "subscriptions" when old."isDemo" = 0
   begin select raise(abort, 'subscriptions is only added to'); end;
CREATE TRIGGER "ledgerEntriesNeverChanged" before update on "ledgerEntries"
   begin select raise(abort, 'ledgerEntries is only added to'); end;
CREATE TRIGGER "ledgerEntriesNeverDeleted" before delete on "ledgerEntries" when old."isDemo" = 0
   begin select raise(abort, 'ledgerEntries is only added to'); end;
CREATE TRIGGER "invoicesNeverChanged" before update on "invoices"
   begin select raise(abort, 'invoices is only added to'); end;
CREATE TRIGGER "invoicesNeverDeleted" before delete on "invoices" when old."isDemo" = 0
   begin select raise(abort, 'invoices is only added to'); end;
CREATE TRIGGER "ratingsInserted" after insert on "ratings" when new."state" = 'published' begin update "businesses" set "ratingSum" = "ratingSum" + new."stars", "ratingCount" = "ratingCount" + 1, "stars1" = "stars1" + (case when new."stars" = 1 then 1 else 0 end), "stars2" = "stars2" + (case when new."stars" = 2 then 1 else 0 end), "stars3" = "stars3" + (case when new."stars" = 3 then 1 else 0 end), "stars4" = "stars4" + (case when new."stars" = 4 then 1 else 0 end), "stars5" = "stars5" + (case when new."stars" = 5 then 1 else 0 end), "weightSum" = "weightSum" + new."stars" * (case when new."bookingId" is not null then 2 when new."confirmed" = 1 then 1 else 0 end), "weightCount" = "weightCount" + (case when new."bookingId" is not null then 2 when new."confirmed" = 1 then 1 else 0 end), "bookedCount" = "bookedCount" + (case when new."bookingId" is not null then 1 else 0 end) where "id" = new."businessId"; end;
CREATE TRIGGER "ratingsDeleted" after delete on "ratings" when old."state" = 'published' begin update "businesses" set "ratingSum" = "ratingSum" - old."stars", "ratingCount" = "ratingCount" - 1, "stars1" = "stars1" - (case when old."stars" = 1 then 1 else 0 end), "stars2" = "stars2" - (case when old."stars" = 2 then 1 else 0 end), "stars3" = "stars3" - (case when old."stars" = 3 then 1 else 0 end), "stars4" = "stars4" - (case when old."stars" = 4 then 1 else 0 end), "stars5" = "stars5" - (case when old."stars" = 5 then 1 else 0 end), "weightSum" = "weightSum" - old."stars" * (case when old."bookingId" is not null then 2 when old."confirmed" = 1 then 1 else 0 end), "weightCount" = "weightCount" - (case when old."bookingId" is not null then 2 when old."confirmed" = 1 then 1 else 0 end), "bookedCount" = "bookedCount" - (case when old."bookingId" is not null then 1 else 0 end) where "id" = old."businessId"; end;
CREATE TRIGGER "ratingsLeft" after update of "businessId", "stars", "state", "confirmed", "bookingId" on "ratings" when old."state" = 'published' begin update "businesses" set "ratingSum" = "ratingSum" - old."stars", "ratingCount" = "ratingCount" - 1, "stars1" = "stars1" - (case when old."stars" = 1 then 1 else 0 end), "stars2" = "stars2" - (case when old."stars" = 2 then 1 else 0 end), "stars3" = "stars3" - (case when old."stars" = 3 then 1 else 0 end), "stars4" = "stars4" - (case when old."stars" = 4 then 1 else 0 end), "stars5" = "stars5" - (case when old."stars" = 5 then 1 else 0 end), "weightSum" = "weightSum" - old."stars" * (case when old."bookingId" is not null then 2 when old."confirmed" = 1 then 1 else 0 end), "weightCount" = "weightCount" - (case when old."bookingId" is not null then 2 when old."confirmed" = 1 then 1 else 0 end), "bookedCount" = "bookedCount" - (case when old."bookingId" is not null then 1 else 0 end) where "id" = old."businessId"; end;
CREATE TRIGGER "ratingsEntered" after update of "businessId", "stars", "state", "confirmed", "bookingId" on "ratings" when new."state" = 'published' begin update "businesses" set "ratingSum" = "ratingSum" + new."stars", "ratingCount" = "ratingCount" + 1, "stars1" = "stars1" + (case when new."stars" = 1 then 1 else 0 end), "stars2" = "stars2" + (case when new."stars" = 2 then 1 else 0 end), "stars3" = "stars3" + (case when new."stars" = 3 then 1 else 0 end), "stars4" = "stars4" + (case when new."stars" = 4 then 1 else 0 end), "stars5" = "stars5" + (case when new."stars" = 5 then 1 else 0 end), "weightSum" = "weightSum" + new."stars" * (case when new."bookingId" is not null then 2 when new."confirmed" = 1 then 1 else 0 end), "weightCount" = "weightCount" + (case when new."bookingId" is not null then 2 when new."confirmed" = 1 then 1 else 0 end), "bookedCount" = "bookedCount" + (case when new."bookingId" is not null then 1 else 0 end) where "id" = new."businessId"; end;
CREATE TRIGGER "bookable after insert" after insert on "bookableServices" begin
         
  update "businesses" set "isBookable" = 1 where "id" = new."businessId" and "isBookable" <> 1
    and exists (select 1 from "bookableServices" as "service"
   where "service"."businessId" = new."businessId" and "service"."online" = 1);
  update "businesses" set "isBookable" = 0 where "id" = new."businessId" and "isBookable" <> 0
    and not exists (select 1 from "bookableServices" as "service"
   where "service"."businessId" = new."businessId" and "service"."online" = 1);
       end;
CREATE TRIGGER "bookable after delete" after delete on "bookableServices" begin
         
  update "businesses" set "isBookable" = 1 where "id" = old."businessId" and "isBookable" <> 1
    and exists (select 1 from "bookableServices" as "service"
   where "service"."businessId" = old."businessId" and "service"."online" = 1);
  update "businesses" set "isBookable" = 0 where "id" = old."businessId" and "isBookable" <> 0
    and not exists (select 1 from "bookableServices" as "service"
   where "service"."businessId" = old."businessId" and "service"."online" = 1);
       end;
CREATE TRIGGER "bookable after update" after update of "online" on "bookableServices" begin
         
  update "businesses" set "isBookable" = 1 where "id" = new."businessId" and "isBookable" <> 1
    and exists (select 1 from "bookableServices" as "service"
   where "service"."businessId" = new."businessId" and "service"."online" = 1);
  update "businesses" set "isBookable" = 0 where "id" = new."businessId" and "isBookable" <> 0
    and not exists (select 1 from "bookableServices" as "service"
   where "service"."businessId" = new."businessId" and "service"."online" = 1);
       end;
CREATE TRIGGER "other hours after insert" after insert on "specialDays" begin
         update "businesses" set "dayMarks" = coalesce((select group_concat('d' || replace("special"."day", '-', ''), ' ')
    from "specialDays" as "special" where "special"."businessId" = new."businessId" and "special"."kind" = 'other'), '')
         where "id" = new."businessId" and "dayMarks" <> coalesce((select group_concat('d' || replace("special"."day", '-', ''), ' ')
    from "specialDays" as "special" where "special"."businessId" = new."businessId" and "special"."kind" = 'other'), '');
       end;
CREATE TRIGGER "other hours after delete" after delete on "specialDays" begin
         update "businesses" set "dayMarks" = coalesce((select group_concat('d' || replace("special"."day", '-', ''), ' ')
    from "specialDays" as "special" where "special"."businessId" = old."businessId" and "special"."kind" = 'other'), '')
         where "id" = old."businessId" and "dayMarks" <> coalesce((select group_concat('d' || replace("special"."day", '-', ''), ' ')
    from "specialDays" as "special" where "special"."businessId" = old."businessId" and "special"."kind" = 'other'), '');
       end;
CREATE TRIGGER "other hours after update" after update on "specialDays" begin
         update "businesses" set "dayMarks" = coalesce((select group_concat('d' || replace("special"."day", '-', ''), ' ')
    from "specialDays" as "special" where "special"."businessId" = new."businessId" and "special"."kind" = 'other'), '')
         where "id" = new."businessId" and "dayMarks" <> coalesce((select group_concat('d' || replace("special"."day", '-', ''), ' ')
    from "specialDays" as "special" where "special"."businessId" = new."businessId" and "special"."kind" = 'other'), '');
       end;
CREATE TRIGGER "bookingsCountedIn" after insert on "bookings" begin insert into "bookingCounts" ("businessId", "list", "count") values (new."businessId", new."list", 1)
   on conflict ("businessId", "list") do update set "count" = "bookingCounts"."count" + 1; end;
CREATE TRIGGER "bookingsCountedOut" after delete on "bookings" begin update "bookingCounts" set "count" = "count" - 1
   where "businessId" = old."businessId" and "list" = old."list"; end;
CREATE TRIGGER "bookingsCountedOver" after update of "status" on "bookings"
   when old."list" <> new."list" begin update "bookingCounts" set "count" = "count" - 1
   where "businessId" = old."businessId" and "list" = old."list"; insert into "bookingCounts" ("businessId", "list", "count") values (new."businessId", new."list", 1)
   on conflict ("businessId", "list") do update set "count" = "bookingCounts"."count" + 1; end;
CREATE TRIGGER "businessTextsDeleted" after delete on "businesses" begin
     delete from "businessTexts" where rowid = old."searchKey";
   end;
CREATE TRIGGER "businessTextsInserted" after insert on "businesses" begin
     update "businesses" set "searchKey" = (select coalesce(max("searchKey"), 0) + 1 from "businesses") where "id" = new."id";
     
  insert into "businessTexts" (rowid, "name", "industry", "services", "description", "marks")
    select "searchKey", "searchName", "searchIndustry", "searchServices", "searchDescription", replace(' ' || trim("searchName"), ' ', ' qzn') || replace(' ' || trim("searchServices"), ' ', ' qzs') || replace(' ' || trim("searchIndustry"), ' ', ' qzi') || replace(' ' || trim("searchPlace"), ' ', ' qzp') || (select coalesce(group_concat(' qzr' || word || 'qz' || next, ''), '') from 
  (select word, lead(word) over (order by place) as next from (select value as word, key as place
    from json_each('["' || replace(trim("searchPlace"), ' ', '","') || '"]'))) as pairs
  where word <> '' and next <> '') || coalesce(' qz' || hex('area ' || "area"), '') || coalesce(' qz' || hex('suburb ' || "suburb"), '') || coalesce(' qz' || hex('otherArea ' || "otherArea"), '') || coalesce(' qz' || hex('industry ' || "industry"), '') || coalesce(' qz' || hex('price ' || "priceRange"), '') || coalesce(' qz' || hex(case "isBookable" when 1 then 'booking online' end), '') || replace(' ' || trim("hourMarks" || ' ' || "dayMarks"), ' ', ' qz') from "businesses" where "id" = new."id";
  insert into "catalogueWords" ("word") select distinct part.value
   from json_each('["' || replace(trim(new."searchName") || ' ' || trim(new."searchIndustry") || ' ' || trim(new."searchServices") || ' ' || trim(new."searchDescription") || ' ' || trim(new."searchPlace"), ' ', '","') || '"]') as part
   where length(part.value) >= 3
   and not exists (select 1 from "catalogueWords" as known where known."word" = part.value);
   end;
CREATE TRIGGER "businessTextsUpdated" after update of "searchName", "searchIndustry", "searchServices", "searchDescription", "searchPlace", "area", "suburb", "otherArea", "industry", "priceRange", "isBookable", "hourMarks", "dayMarks" on "businesses" begin
     delete from "businessTexts" where rowid = old."searchKey";
     
  insert into "businessTexts" (rowid, "name", "industry", "services", "description", "marks")
    select "searchKey", "searchName", "searchIndustry", "searchServices", "searchDescription", replace(' ' || trim("searchName"), ' ', ' qzn') || replace(' ' || trim("searchServices"), ' ', ' qzs') || replace(' ' || trim("searchIndustry"), ' ', ' qzi') || replace(' ' || trim("searchPlace"), ' ', ' qzp') || (select coalesce(group_concat(' qzr' || word || 'qz' || next, ''), '') from 
  (select word, lead(word) over (order by place) as next from (select value as word, key as place
    from json_each('["' || replace(trim("searchPlace"), ' ', '","') || '"]'))) as pairs
  where word <> '' and next <> '') || coalesce(' qz' || hex('area ' || "area"), '') || coalesce(' qz' || hex('suburb ' || "suburb"), '') || coalesce(' qz' || hex('otherArea ' || "otherArea"), '') || coalesce(' qz' || hex('industry ' || "industry"), '') || coalesce(' qz' || hex('price ' || "priceRange"), '') || coalesce(' qz' || hex(case "isBookable" when 1 then 'booking online' end), '') || replace(' ' || trim("hourMarks" || ' ' || "dayMarks"), ' ', ' qz') from "businesses" where "id" = new."id";
  insert into "catalogueWords" ("word") select distinct part.value
   from json_each('["' || replace(trim(new."searchName") || ' ' || trim(new."searchIndustry") || ' ' || trim(new."searchServices") || ' ' || trim(new."searchDescription") || ' ' || trim(new."searchPlace"), ' ', '","') || '"]') as part
   where length(part.value) >= 3
   and not exists (select 1 from "catalogueWords" as known where known."word" = part.value);
   end;
INSERT INTO "wordTrigrams" ("wordTrigrams") VALUES ('rebuild');
UPDATE "businesses" SET "searchName" = "searchName";
