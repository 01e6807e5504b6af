SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE FUNCTION public."countBookingsIn"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     insert into "bookingCounts" ("businessId", "list", "count")
       select "businessId", "list", count(*) from "changed" group by "businessId", "list"
       order by "businessId", "list"
       on conflict ("businessId", "list") do update set "count" = "bookingCounts"."count" + excluded."count";
     return null;
   end $$;
CREATE FUNCTION public."countBookingsOut"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     update "bookingCounts" set "count" = "bookingCounts"."count" - "gone"."number"
       from (select "businessId", "list", count(*) as "number" from "changed" group by "businessId", "list") as "gone"
       where "bookingCounts"."businessId" = "gone"."businessId" and "bookingCounts"."list" = "gone"."list";
     return null;
   end $$;
CREATE FUNCTION public."countBookingsOver"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin update "bookingCounts" set "count" = "count" - 1
   where "businessId" = old."businessId" and "list" = old."list"; insert into "bookingCounts" ("businessId", "list", "count") values (new."businessId", new."list", 1)
   on conflict ("businessId", "list") do update set "count" = "bookingCounts"."count" + 1; return null; end $$;
CREATE FUNCTION public."followBookable"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   declare changed text := case tg_op when 'DELETE' then old."businessId" else new."businessId" end;
   begin
     
  update "businesses" set "isBookable" = 1 where "id" = changed and "isBookable" <> 1
    and exists (select 1 from "bookableServices" as "service"
   where "service"."businessId" = changed and "service"."online" = 1);
  update "businesses" set "isBookable" = 0 where "id" = changed and "isBookable" <> 0
    and not exists (select 1 from "bookableServices" as "service"
   where "service"."businessId" = changed and "service"."online" = 1);
     return null;
   end $$;
CREATE FUNCTION public."followOtherHours"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   declare
     changed text := case tg_op when 'DELETE' then old."businessId" else new."businessId" end;
     days text := coalesce((select string_agg('d' || replace("special"."day", '-', ''), ' ')
    from "specialDays" as "special" where "special"."businessId" = changed and "special"."kind" = 'other'), '');
   begin
     update "businesses" set "dayMarks" = days where "id" = changed and "dayMarks" <> days;
     return null;
   end $$;
CREATE FUNCTION public."followRatings"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     if tg_op <> 'INSERT' then
       if old."state" = 'published' then update "businesses" set "ratingSum" = "ratingSum" - old."stars", "ratingCount" = "ratingCount" - 1, "stars1" = "stars1" - (case when old."stars" = 1 then 1 else 0 end), "stars2" = "stars2" - (case when old."stars" = 2 then 1 else 0 end), "stars3" = "stars3" - (case when old."stars" = 3 then 1 else 0 end), "stars4" = "stars4" - (case when old."stars" = 4 then 1 else 0 end), "stars5" = "stars5" - (case when old."stars" = 5 then 1 else 0 end), "weightSum" = "weightSum" - old."stars" * (case when old."bookingId" is not null then 2 when old."confirmed" = 1 then 1 else 0 end), "weightCount" = "weightCount" - (case when old."bookingId" is not null then 2 when old."confirmed" = 1 then 1 else 0 end), "bookedCount" = "bookedCount" - (case when old."bookingId" is not null then 1 else 0 end) where "id" = old."businessId"; end if;
     end if;
     if tg_op <> 'DELETE' then
       if new."state" = 'published' then update "businesses" set "ratingSum" = "ratingSum" + new."stars", "ratingCount" = "ratingCount" + 1, "stars1" = "stars1" + (case when new."stars" = 1 then 1 else 0 end), "stars2" = "stars2" + (case when new."stars" = 2 then 1 else 0 end), "stars3" = "stars3" + (case when new."stars" = 3 then 1 else 0 end), "stars4" = "stars4" + (case when new."stars" = 4 then 1 else 0 end), "stars5" = "stars5" + (case when new."stars" = 5 then 1 else 0 end), "weightSum" = "weightSum" + new."stars" * (case when new."bookingId" is not null then 2 when new."confirmed" = 1 then 1 else 0 end), "weightCount" = "weightCount" + (case when new."bookingId" is not null then 2 when new."confirmed" = 1 then 1 else 0 end), "bookedCount" = "bookedCount" + (case when new."bookingId" is not null then 1 else 0 end) where "id" = new."businessId"; end if;
     end if;
     return null;
   end $$;
CREATE FUNCTION public."followWords"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin
     insert into "catalogueWords" select distinct word from unnest(string_to_array(trim(new."searchName") || ' ' || trim(new."searchIndustry") || ' ' || trim(new."searchServices") || ' ' || trim(new."searchDescription") || ' ' || trim(new."searchPlace"), ' ')) as word where length(word) >= 3 order by word on conflict do nothing;
     return null;
   end $$;
CREATE FUNCTION public."refuseChange"() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
   begin raise exception '% is only added to', tg_table_name; end $$;
CREATE FUNCTION public."searchWordsOf"("searchName" text, "searchIndustry" text, "searchServices" text, "searchDescription" text, "searchPlace" text, area text, suburb text, "otherArea" text, industry text, "priceRange" text, "isBookable" integer, "hourMarks" text, "dayMarks" text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
     select coalesce(string_agg(lexeme, ' '), '')::tsvector from (
  select format('''N%s'':%s', word, least(0 + place, 16383)) as lexeme
  from unnest(string_to_array(trim("searchName"), ' ')) with ordinality as parts (word, place)
  where word <> '' union all 
  select format('''T%s'':%s', word, least(0 + place, 16383)) as lexeme
  from unnest(string_to_array(trim("searchName"), ' ')) with ordinality as parts (word, place)
  where word <> '' union all 
  select format('''I%s'':%s', word, least(1000 + place, 16383)) as lexeme
  from unnest(string_to_array(trim("searchIndustry"), ' ')) with ordinality as parts (word, place)
  where word <> '' union all 
  select format('''T%s'':%s', word, least(1000 + place, 16383)) as lexeme
  from unnest(string_to_array(trim("searchIndustry"), ' ')) with ordinality as parts (word, place)
  where word <> '' union all 
  select format('''P%s'':%s', word, least(2000 + place, 16383)) as lexeme
  from unnest(string_to_array(trim("searchPlace"), ' ')) with ordinality as parts (word, place)
  where word <> '' union all 
  select format('''T%s'':%s', word, least(3000 + place, 16383)) as lexeme
  from unnest(string_to_array(trim("searchDescription"), ' ')) with ordinality as parts (word, place)
  where word <> '' union all 
  select format('''S%s'':%s', word, least(10000 + place, 16383)) as lexeme
  from unnest(string_to_array(trim("searchServices"), ' ')) with ordinality as parts (word, place)
  where word <> '' union all 
  select format('''T%s'':%s', word, least(10000 + place, 16383)) as lexeme
  from unnest(string_to_array(trim("searchServices"), ' ')) with ordinality as parts (word, place)
  where word <> ''
       union all select format('''R%s %s''', word, next) from 
  (select word, lead(word) over (order by place) as next from unnest(string_to_array(trim("searchPlace"), ' ')) with ordinality as words (word, place)) as pairs
  where word <> '' and next <> ''
       union all select format('''@%s''', replace(mark, '''', '''''')) from (values ('area ' || "area"), ('suburb ' || "suburb"), ('otherArea ' || "otherArea"), ('industry ' || "industry"), ('price ' || "priceRange"), (case "isBookable" when 1 then 'booking online' end)) as marks (mark)
       where mark is not null
       union all select format('''@%s''', word) from unnest(string_to_array("hourMarks" || ' ' || "dayMarks", ' ')) as times (word)
       where word <> ''
     ) as lexemes
   $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public."adminActions" (
    id text NOT NULL,
    "adminId" text NOT NULL,
    "adminEmail" text NOT NULL,
    action text NOT NULL,
    "targetId" text NOT NULL,
    "targetLabel" text NOT NULL,
    detail text DEFAULT ''::text NOT NULL,
    "createdAt" text NOT NULL
);
CREATE TABLE public."blockedTimes" (
    id text NOT NULL,
    "businessId" text NOT NULL,
    "startISO" text NOT NULL,
    "endISO" text NOT NULL,
    note text NOT NULL,
    CONSTRAINT "blockedTimes_check" CHECK (("startISO" < "endISO"))
);
CREATE TABLE public."bookableServices" (
    id text NOT NULL,
    "businessId" text NOT NULL,
    name text NOT NULL,
    minutes integer NOT NULL,
    price integer,
    online integer NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT "bookableServices_minutes_check" CHECK ((minutes > 0)),
    CONSTRAINT "bookableServices_online_check" CHECK ((online = ANY (ARRAY[0, 1]))),
    CONSTRAINT "bookableServices_price_check" CHECK ((price >= 0))
);
CREATE TABLE public."bookingCounts" (
    "businessId" text NOT NULL,
    list text NOT NULL,
    count integer NOT NULL,
    CONSTRAINT "bookingCounts_list_check" CHECK ((list = ANY (ARRAY['answer'::text, 'coming'::text, 'past'::text])))
);
CREATE TABLE public."bookingEvents" (
    "bookingId" text NOT NULL,
    number integer NOT NULL,
    at text NOT NULL,
    side text NOT NULL,
    status text NOT NULL,
    message text,
    "startISO" text,
    "endISO" text,
    CONSTRAINT "bookingEvents_side_check" CHECK ((side = ANY (ARRAY['visitor'::text, 'owner'::text, 'system'::text]))),
    CONSTRAINT "bookingEvents_status_check" CHECK ((status = ANY (ARRAY['requested'::text, 'accepted'::text, 'declined'::text, 'suggested'::text, 'cancelled'::text, 'expired'::text, 'completed'::text, 'missed'::text, 'untracked'::text])))
);
CREATE TABLE public."bookingSettings" (
    "businessId" text NOT NULL,
    capacity integer NOT NULL,
    "noticeMinutes" integer NOT NULL,
    "horizonDays" integer NOT NULL,
    "confirmAtOnce" integer NOT NULL,
    breaks text DEFAULT '{}'::text NOT NULL,
    CONSTRAINT "bookingSettings_capacity_check" CHECK ((capacity > 0)),
    CONSTRAINT "bookingSettings_confirmAtOnce_check" CHECK (("confirmAtOnce" = ANY (ARRAY[0, 1]))),
    CONSTRAINT "bookingSettings_horizonDays_check" CHECK (("horizonDays" > 0)),
    CONSTRAINT "bookingSettings_noticeMinutes_check" CHECK (("noticeMinutes" >= 0))
);
CREATE TABLE public.bookings (
    id text NOT NULL,
    "businessId" text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    "dateISO" text,
    notes text,
    "requestKey" text,
    "createdAt" text NOT NULL,
    status text DEFAULT 'untracked'::text NOT NULL,
    "statusAt" text,
    "movedBy" text,
    sequence integer DEFAULT 0 NOT NULL,
    "startISO" text,
    "endISO" text,
    "tokenHash" text,
    "ownerTokenHash" text,
    "mailsStopped" integer DEFAULT 0 NOT NULL,
    "answeredAt" text,
    "nextStep" text,
    "nextStepAt" text,
    list text GENERATED ALWAYS AS (
CASE
    WHEN (status = 'requested'::text) THEN 'answer'::text
    WHEN (status = ANY (ARRAY['accepted'::text, 'suggested'::text])) THEN 'coming'::text
    ELSE 'past'::text
END) STORED,
    "sortISO" text GENERATED ALWAYS AS (COALESCE("startISO", "dateISO", "createdAt")) STORED,
    "serviceId" text,
    "serviceName" text,
    price integer,
    "groupId" text,
    "groupHash" text,
    CONSTRAINT "bookings_movedBy_check" CHECK (("movedBy" = ANY (ARRAY['visitor'::text, 'owner'::text, 'system'::text]))),
    CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'accepted'::text, 'declined'::text, 'suggested'::text, 'cancelled'::text, 'expired'::text, 'completed'::text, 'missed'::text, 'untracked'::text])))
);
CREATE TABLE public.businesses (
    id text NOT NULL COLLATE pg_catalog."C",
    "userId" text NOT NULL,
    plan text NOT NULL,
    status text NOT NULL,
    "businessName" text NOT NULL,
    industry text NOT NULL,
    "categorySlug" text NOT NULL,
    area text NOT NULL,
    address text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    "emailPublic" text DEFAULT ''::text NOT NULL,
    website text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    "imageKey" text,
    "operatingHours" text,
    services text DEFAULT '[]'::text NOT NULL,
    amenities text DEFAULT '[]'::text NOT NULL,
    "priceRange" text DEFAULT ''::text NOT NULL,
    "yearEstablished" integer,
    "ratingSum" integer DEFAULT 0 NOT NULL,
    "ratingCount" integer DEFAULT 0 NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    "searchName" text NOT NULL COLLATE pg_catalog."C",
    "searchIndustry" text NOT NULL,
    "searchDescription" text NOT NULL,
    "searchPlace" text NOT NULL,
    "createdAt" text NOT NULL,
    "updatedAt" text NOT NULL,
    "searchServices" text DEFAULT ''::text NOT NULL,
    suburb text,
    "answersWithinHours" integer,
    stars1 integer DEFAULT 0 NOT NULL,
    stars2 integer DEFAULT 0 NOT NULL,
    stars3 integer DEFAULT 0 NOT NULL,
    stars4 integer DEFAULT 0 NOT NULL,
    stars5 integer DEFAULT 0 NOT NULL,
    "weightSum" integer DEFAULT 0 NOT NULL,
    "weightCount" integer DEFAULT 0 NOT NULL,
    "googleReviewUrl" text DEFAULT ''::text NOT NULL,
    "rankScore" double precision GENERATED ALWAYS AS ((((("ratingSum" + "weightSum") + 19))::double precision / ((("ratingCount" + "weightCount") + 5))::double precision)) STORED,
    "bookedCount" integer DEFAULT 0 NOT NULL,
    latitude double precision,
    longitude double precision,
    "isBookable" integer DEFAULT 0 NOT NULL,
    "hourMarks" text DEFAULT ''::text NOT NULL,
    "dayMarks" text DEFAULT ''::text NOT NULL,
    "otherArea" text,
    "searchWords" tsvector GENERATED ALWAYS AS (public."searchWordsOf"("searchName", "searchIndustry", "searchServices", "searchDescription", "searchPlace", area, suburb, "otherArea", industry, "priceRange", "isBookable", "hourMarks", "dayMarks")) STORED,
    CONSTRAINT "businesses_priceRange_check" CHECK (("priceRange" = ANY (ARRAY[''::text, '$'::text, '$$'::text, '$$$'::text, '$$$$'::text]))),
    CONSTRAINT "businesses_yearEstablished_check" CHECK ((("yearEstablished" >= 1900) AND ("yearEstablished" <= 2100)))
);
CREATE TABLE public."calendarFeeds" (
    "businessId" text NOT NULL,
    "tokenHash" text NOT NULL,
    "createdAt" text NOT NULL
);
CREATE TABLE public."catalogueWords" (
    word text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.checkouts (
    id text NOT NULL,
    "userId" text NOT NULL,
    purpose text NOT NULL,
    plan text NOT NULL,
    "amountCents" integer NOT NULL,
    "isDemo" integer NOT NULL,
    "createdAt" text NOT NULL,
    CONSTRAINT "checkouts_amountCents_check" CHECK (("amountCents" > 0))
);
CREATE TABLE public.credentials (
    "userId" text NOT NULL,
    password text NOT NULL,
    "updatedAt" text NOT NULL
);
CREATE TABLE public."dailyCounters" (
    "businessId" text NOT NULL,
    day text NOT NULL,
    kind text NOT NULL,
    count integer NOT NULL,
    CONSTRAINT "dailyCounters_kind_check" CHECK ((kind = ANY (ARRAY['view'::text, 'share'::text])))
);
CREATE TABLE public."featuredGems" (
    id text NOT NULL,
    "businessId" text NOT NULL,
    "createdAt" text NOT NULL
);
CREATE TABLE public."invoiceCounters" (
    series text NOT NULL,
    last integer NOT NULL
);
CREATE TABLE public."invoiceDetails" (
    "userId" text NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    "vatNumber" text,
    "updatedAt" text NOT NULL
);
CREATE TABLE public.invoices (
    number text NOT NULL,
    series text NOT NULL,
    serial integer NOT NULL,
    "userId" text NOT NULL,
    "entryId" text NOT NULL,
    "issuedOn" text NOT NULL,
    "totalCents" integer NOT NULL,
    "vatCents" integer NOT NULL,
    document text NOT NULL,
    "isDemo" integer NOT NULL,
    "createdAt" text NOT NULL
);
CREATE TABLE public."knownDevices" (
    "userId" text NOT NULL,
    "deviceHash" text NOT NULL,
    "expiresAt" text NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public."ledgerEntries" (
    id text NOT NULL,
    "userId" text NOT NULL,
    "ownerLabel" text NOT NULL,
    "position" integer NOT NULL,
    kind text NOT NULL,
    day text NOT NULL,
    plan text NOT NULL,
    "amountCents" integer NOT NULL,
    "paidFrom" text,
    "paidUntil" text,
    "monthDay" integer,
    "providerPaymentId" text,
    token text,
    reference text NOT NULL,
    note text NOT NULL,
    "adminEmail" text NOT NULL,
    "isDemo" integer NOT NULL,
    "createdAt" text NOT NULL
);
CREATE UNLOGGED TABLE public."limitCounts" (
    key text NOT NULL,
    count integer NOT NULL,
    "expiresAt" text NOT NULL
);
CREATE TABLE public."newsletterSignups" (
    id text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    email text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    "consentVersion" text NOT NULL,
    "consentSource" text NOT NULL,
    "confirmedAt" text,
    "unsubscribedAt" text,
    token text NOT NULL,
    "isDemo" integer DEFAULT 0 NOT NULL,
    "createdAt" text NOT NULL
);
CREATE TABLE public."outboxMessages" (
    id text NOT NULL,
    kind text NOT NULL,
    recipient text NOT NULL,
    payload text NOT NULL,
    state text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    "nextAttemptAt" text NOT NULL,
    "leaseUntil" text,
    "leaseOwner" text,
    "lastError" text,
    "dedupeKey" text,
    "createdAt" text NOT NULL,
    "sentAt" text,
    "giveUpAt" text,
    CONSTRAINT "outboxMessages_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])))
);
CREATE TABLE public."paymentMessages" (
    id text NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    sender text NOT NULL,
    "bodyHash" text NOT NULL,
    state text NOT NULL,
    result text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    "nextAttemptAt" text NOT NULL,
    "leaseUntil" text,
    "createdAt" text NOT NULL,
    "decidedAt" text,
    CONSTRAINT "paymentMessages_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'rejected'::text, 'failed'::text])))
);
CREATE TABLE public.ratings (
    id text NOT NULL,
    "businessId" text NOT NULL,
    stars integer NOT NULL,
    comment text,
    "deviceHash" text,
    "createdAt" text NOT NULL,
    state text DEFAULT 'published'::text NOT NULL,
    reason text,
    "decidedAt" text,
    "networkHash" text,
    "wideNetworkHash" text,
    "authorName" text,
    confirmed integer DEFAULT 0 NOT NULL,
    "bookingId" text,
    reply text,
    "repliedAt" text,
    "wordsHash" text,
    removed integer DEFAULT 0 NOT NULL,
    CONSTRAINT ratings_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
    CONSTRAINT ratings_state_check CHECK ((state = ANY (ARRAY['published'::text, 'held'::text, 'hidden'::text])))
);
CREATE TABLE public."recentViews" (
    "businessId" text NOT NULL,
    "visitorHash" text NOT NULL,
    "viewedAt" text NOT NULL
);
CREATE TABLE public."recoveryCodes" (
    "userId" text NOT NULL,
    "codeHash" text NOT NULL
);
CREATE TABLE public."reviewReports" (
    id text NOT NULL,
    "ratingId" text NOT NULL,
    "reporterHash" text NOT NULL,
    reason text NOT NULL,
    detail text,
    "byOwner" integer DEFAULT 0 NOT NULL,
    "createdAt" text NOT NULL,
    "closedAt" text
);
CREATE TABLE public."reviewWriters" (
    "ratingId" text NOT NULL,
    email text NOT NULL,
    "tokenHash" text NOT NULL,
    "confirmedAt" text,
    "createdAt" text NOT NULL
);
CREATE TABLE public."secondFactors" (
    "userId" text NOT NULL,
    "sealedSecret" text NOT NULL,
    "confirmedAt" text,
    "lastStep" integer NOT NULL,
    "createdAt" text NOT NULL
);
CREATE TABLE public.sessions (
    id text NOT NULL,
    "userId" text NOT NULL,
    "tokenHash" text NOT NULL,
    device text NOT NULL,
    "createdAt" text NOT NULL,
    "updatedAt" text NOT NULL,
    "expiresAt" text NOT NULL
);
CREATE TABLE public.settings (
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public."specialDays" (
    "businessId" text NOT NULL,
    day text NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    open text NOT NULL,
    close text NOT NULL,
    CONSTRAINT "specialDays_kind_check" CHECK ((kind = ANY (ARRAY['usual'::text, 'closed'::text, 'other'::text])))
);
CREATE TABLE public.subscriptions (
    token text NOT NULL,
    "userId" text NOT NULL,
    "checkoutId" text NOT NULL,
    plan text NOT NULL,
    "isDemo" integer NOT NULL,
    "createdAt" text NOT NULL
);
CREATE TABLE public."takedownNotices" (
    id text NOT NULL,
    "ratingId" text NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    "rightInfringed" text NOT NULL,
    remedy text NOT NULL,
    signature text NOT NULL,
    "createdAt" text NOT NULL
);
CREATE TABLE public."taskRuns" (
    name text NOT NULL,
    "nextRunAt" text NOT NULL,
    "leaseUntil" text,
    "leaseOwner" text,
    "lastStartedAt" text,
    "lastFinishedAt" text,
    "lastResult" text,
    "lastFailed" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.uploads (
    "imageKey" text NOT NULL,
    "userId" text NOT NULL,
    "createdAt" text NOT NULL
);
CREATE TABLE public.users (
    id text NOT NULL,
    email text NOT NULL,
    "emailVerified" integer DEFAULT 0 NOT NULL,
    role text NOT NULL,
    plan text NOT NULL,
    status text NOT NULL,
    "mustChangePassword" integer DEFAULT 0 NOT NULL,
    "isDemo" integer DEFAULT 0 NOT NULL,
    "createdAt" text NOT NULL,
    "updatedAt" text NOT NULL,
    "digestOptOut" integer DEFAULT 0 NOT NULL,
    CONSTRAINT users_plan_check CHECK ((plan = ANY (ARRAY['BASIC'::text, 'PREMIUM'::text]))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['ADMIN'::text, 'BUSINESS'::text]))),
    CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'ACTIVE'::text, 'PAUSED'::text])))
);
CREATE TABLE public.verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    "expiresAt" text NOT NULL,
    "createdAt" text NOT NULL,
    "updatedAt" text NOT NULL
);
INSERT INTO public."bookingCounts" VALUES ('pG5vgsLdrAh7Prdr', 'past', 1);
INSERT INTO public.bookings VALUES ('Z94rrpEKCNw8h4Ww', 'pG5vgsLdrAh7Prdr', 'Nomsa Dlamini', '060 000 0000', 'nomsa@example.co.za', NULL, 'Geyser', NULL, '2026-11-18T04:32:36.295Z', 'untracked', NULL, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, DEFAULT, DEFAULT, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.businesses VALUES ('pG5vgsLdrAh7Prdr', 'Zj3Uwh1bpRg3n9vw', 'BASIC', 'ACTIVE', 'Protea Plumbers', 'Home Services', 'home-services', 'City Bowl', '8 Main Road, Gardens', '', '', '', '', NULL, NULL, '[]', '[]', '', NULL, 9, 2, 0, ' protea plumbers ', ' home services ', '  ', ' city bowl  8 main road gardens ', '2026-11-18T04:32:36.253Z', '2026-11-18T04:32:36.253Z', '', 'Gardens', NULL, 0, 0, 0, 1, 1, 0, 0, '', DEFAULT, 0, NULL, NULL, 0, '', '', NULL, DEFAULT);
INSERT INTO public."catalogueWords" VALUES ('bowl');
INSERT INTO public."catalogueWords" VALUES ('city');
INSERT INTO public."catalogueWords" VALUES ('gardens');
INSERT INTO public."catalogueWords" VALUES ('home');
INSERT INTO public."catalogueWords" VALUES ('main');
INSERT INTO public."catalogueWords" VALUES ('plumbers');
INSERT INTO public."catalogueWords" VALUES ('protea');
INSERT INTO public."catalogueWords" VALUES ('road');
INSERT INTO public."catalogueWords" VALUES ('services');
INSERT INTO public.kysely_migration VALUES ('0001-first-schema', '2026-11-18T04:32:34.845Z');
INSERT INTO public.kysely_migration VALUES ('0002-text-index', '2026-11-18T04:32:34.896Z');
INSERT INTO public.kysely_migration VALUES ('0003-mail-and-schedule', '2026-11-18T04:32:34.925Z');
INSERT INTO public.kysely_migration VALUES ('0004-uploads', '2026-11-18T04:32:34.932Z');
INSERT INTO public.kysely_migration VALUES ('0005-recent-views', '2026-11-18T04:32:34.946Z');
INSERT INTO public.kysely_migration VALUES ('0006-name-words-once', '2026-11-18T04:32:34.947Z');
INSERT INTO public.kysely_migration VALUES ('0007-word-index', '2026-11-18T04:32:34.991Z');
INSERT INTO public.kysely_migration VALUES ('0008-limit-counts', '2026-11-18T04:32:35.014Z');
INSERT INTO public.kysely_migration VALUES ('0009-newest-owners', '2026-11-18T04:32:35.029Z');
INSERT INTO public.kysely_migration VALUES ('0010-search-without-rows', '2026-11-18T04:32:35.037Z');
INSERT INTO public.kysely_migration VALUES ('0011-owners-counted', '2026-11-18T04:32:35.044Z');
INSERT INTO public.kysely_migration VALUES ('0012-second-factors', '2026-11-18T04:32:35.072Z');
INSERT INTO public.kysely_migration VALUES ('0013-own-sessions', '2026-11-18T04:32:35.161Z');
INSERT INTO public.kysely_migration VALUES ('0014-review-states', '2026-11-18T04:32:35.181Z');
INSERT INTO public.kysely_migration VALUES ('0016-services-and-suburbs', '2026-11-18T04:32:35.236Z');
INSERT INTO public.kysely_migration VALUES ('0017-booking-states', '2026-11-18T04:32:35.317Z');
INSERT INTO public.kysely_migration VALUES ('0018-booking-times', '2026-11-18T04:32:35.373Z');
INSERT INTO public.kysely_migration VALUES ('0019-review-trust', '2026-11-18T04:32:35.510Z');
INSERT INTO public.kysely_migration VALUES ('0021-money', '2026-11-18T04:32:35.630Z');
INSERT INTO public.kysely_migration VALUES ('0023-marks-and-orders', '2026-11-18T04:32:35.680Z');
INSERT INTO public.kysely_migration VALUES ('0024-booked-and-removed', '2026-11-18T04:32:35.749Z');
INSERT INTO public.kysely_migration VALUES ('0025-invoice-details', '2026-11-18T04:32:35.778Z');
INSERT INTO public.kysely_migration VALUES ('0027-places-and-online-booking', '2026-11-18T04:32:35.861Z');
INSERT INTO public.kysely_migration VALUES ('0028-booking-groups', '2026-11-18T04:32:35.902Z');
INSERT INTO public.kysely_migration VALUES ('0029-open-hours-and-order-keys', '2026-11-18T04:32:35.992Z');
INSERT INTO public.kysely_migration VALUES ('0030-booking-counts', '2026-11-18T04:32:36.019Z');
INSERT INTO public.kysely_migration VALUES ('0031-words-by-field', '2026-11-18T04:32:36.073Z');
INSERT INTO public.kysely_migration VALUES ('0032-images-cleanup', '2026-11-18T04:32:36.089Z');
INSERT INTO public.kysely_migration VALUES ('0033-areas-of-suburbs', '2026-11-18T04:32:36.166Z');
INSERT INTO public.kysely_migration VALUES ('0034-pairs-of-places', '2026-11-18T04:32:36.211Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.ratings VALUES ('DTQqXKT7fPptDn8L', 'pG5vgsLdrAh7Prdr', 5, NULL, NULL, '2026-11-18T04:32:36.282Z', 'published', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.ratings VALUES ('LaD4Bkogu3uJ4N3V', 'pG5vgsLdrAh7Prdr', 4, NULL, NULL, '2026-11-18T04:32:36.282Z', 'published', NULL, NULL, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL, 0);
INSERT INTO public.users VALUES ('Zj3Uwh1bpRg3n9vw', 'before@example.co.za', 1, 'BUSINESS', 'BASIC', 'ACTIVE', 0, 0, '2026-11-18T04:32:36.245Z', '2026-11-18T04:32:36.245Z', 0);
ALTER TABLE ONLY public."adminActions"
    ADD CONSTRAINT "adminActions_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."blockedTimes"
    ADD CONSTRAINT "blockedTimes_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."bookableServices"
    ADD CONSTRAINT "bookableServices_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."bookingCounts"
    ADD CONSTRAINT "bookingCounts_pkey" PRIMARY KEY ("businessId", list);
ALTER TABLE ONLY public."bookingEvents"
    ADD CONSTRAINT "bookingEvents_pkey" PRIMARY KEY ("bookingId", number);
ALTER TABLE ONLY public."bookingSettings"
    ADD CONSTRAINT "bookingSettings_pkey" PRIMARY KEY ("businessId");
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT "bookingsOncePerRequest" UNIQUE ("businessId", "requestKey");
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.businesses
    ADD CONSTRAINT businesses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.businesses
    ADD CONSTRAINT "businesses_userId_key" UNIQUE ("userId");
ALTER TABLE ONLY public."calendarFeeds"
    ADD CONSTRAINT "calendarFeeds_pkey" PRIMARY KEY ("businessId");
ALTER TABLE ONLY public."calendarFeeds"
    ADD CONSTRAINT "calendarFeeds_tokenHash_key" UNIQUE ("tokenHash");
ALTER TABLE ONLY public."catalogueWords"
    ADD CONSTRAINT "catalogueWords_pkey" PRIMARY KEY (word);
ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT "credentialsKey" PRIMARY KEY ("userId");
ALTER TABLE ONLY public."dailyCounters"
    ADD CONSTRAINT "dailyCountersKey" PRIMARY KEY ("businessId", day, kind);
ALTER TABLE ONLY public."featuredGems"
    ADD CONSTRAINT "featuredGems_businessId_key" UNIQUE ("businessId");
ALTER TABLE ONLY public."featuredGems"
    ADD CONSTRAINT "featuredGems_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."invoiceCounters"
    ADD CONSTRAINT "invoiceCounters_pkey" PRIMARY KEY (series);
ALTER TABLE ONLY public."invoiceDetails"
    ADD CONSTRAINT "invoiceDetails_pkey" PRIMARY KEY ("userId");
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT "invoices_entryId_key" UNIQUE ("entryId");
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_series_serial_key UNIQUE (series, serial);
ALTER TABLE ONLY public."knownDevices"
    ADD CONSTRAINT "knownDevicesKey" PRIMARY KEY ("userId", "deviceHash");
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public."ledgerEntries"
    ADD CONSTRAINT "ledgerEntries_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."ledgerEntries"
    ADD CONSTRAINT "ledgerEntries_providerPaymentId_key" UNIQUE ("providerPaymentId");
ALTER TABLE ONLY public."ledgerEntries"
    ADD CONSTRAINT "ledgerEntries_userId_position_key" UNIQUE ("userId", "position");
ALTER TABLE ONLY public."limitCounts"
    ADD CONSTRAINT "limitCounts_pkey" PRIMARY KEY (key);
ALTER TABLE ONLY public."newsletterSignups"
    ADD CONSTRAINT "newsletterSignups_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."newsletterSignups"
    ADD CONSTRAINT "newsletterSignups_token_key" UNIQUE (token);
ALTER TABLE ONLY public."outboxMessages"
    ADD CONSTRAINT "outboxMessages_dedupeKey_key" UNIQUE ("dedupeKey");
ALTER TABLE ONLY public."outboxMessages"
    ADD CONSTRAINT "outboxMessages_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."paymentMessages"
    ADD CONSTRAINT "paymentMessages_bodyHash_key" UNIQUE ("bodyHash");
ALTER TABLE ONLY public."paymentMessages"
    ADD CONSTRAINT "paymentMessages_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."recentViews"
    ADD CONSTRAINT "recentViewsKey" PRIMARY KEY ("businessId", "visitorHash");
ALTER TABLE ONLY public."recoveryCodes"
    ADD CONSTRAINT "recoveryCodesKey" PRIMARY KEY ("userId", "codeHash");
ALTER TABLE ONLY public."reviewReports"
    ADD CONSTRAINT "reviewReports_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."reviewReports"
    ADD CONSTRAINT "reviewReports_ratingId_reporterHash_key" UNIQUE ("ratingId", "reporterHash");
ALTER TABLE ONLY public."reviewWriters"
    ADD CONSTRAINT "reviewWriters_pkey" PRIMARY KEY ("ratingId");
ALTER TABLE ONLY public."reviewWriters"
    ADD CONSTRAINT "reviewWriters_tokenHash_key" UNIQUE ("tokenHash");
ALTER TABLE ONLY public."secondFactors"
    ADD CONSTRAINT "secondFactors_pkey" PRIMARY KEY ("userId");
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT "sessions_tokenHash_key" UNIQUE ("tokenHash");
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public."specialDays"
    ADD CONSTRAINT "specialDays_pkey" PRIMARY KEY ("businessId", day);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (token);
ALTER TABLE ONLY public."takedownNotices"
    ADD CONSTRAINT "takedownNotices_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY public."taskRuns"
    ADD CONSTRAINT "taskRuns_pkey" PRIMARY KEY (name);
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT "uploadsKey" PRIMARY KEY ("imageKey", "userId");
ALTER TABLE ONLY public.users
    ADD CONSTRAINT "usersIdPlanStatus" UNIQUE (id, plan, status);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);
CREATE INDEX "adminActionsNewest" ON public."adminActions" USING btree ("createdAt" DESC);
CREATE INDEX "blockedTimesOfBusiness" ON public."blockedTimes" USING btree ("businessId", "startISO");
CREATE INDEX "bookableServicesOfBusiness" ON public."bookableServices" USING btree ("businessId", "position");
CREATE INDEX "bookingsByGroup" ON public.bookings USING btree ("groupId") WHERE ("groupId" IS NOT NULL);
CREATE INDEX "bookingsByGroupHash" ON public.bookings USING btree ("groupHash") WHERE ("groupHash" IS NOT NULL);
CREATE INDEX "bookingsDue" ON public.bookings USING btree ("nextStepAt") WHERE ("nextStepAt" IS NOT NULL);
CREATE INDEX "bookingsNewest" ON public.bookings USING btree ("businessId", "createdAt" DESC);
CREATE INDEX "bookingsOfList" ON public.bookings USING btree ("businessId", list, "sortISO" DESC, id);
CREATE INDEX "bookingsOfService" ON public.bookings USING btree ("serviceId") WHERE ("serviceId" IS NOT NULL);
CREATE INDEX "bookingsOfTime" ON public.bookings USING btree ("businessId", "startISO");
CREATE UNIQUE INDEX "bookingsOwnerToken" ON public.bookings USING btree ("ownerTokenHash");
CREATE UNIQUE INDEX "bookingsToken" ON public.bookings USING btree ("tokenHash");
CREATE INDEX "businessesBestRated" ON public.businesses USING btree ("rankScore" DESC, plan DESC, "searchName", id) WHERE (status = 'ACTIVE'::text);
CREATE INDEX "businessesByName" ON public.businesses USING btree ("searchName", id) WHERE (status = 'ACTIVE'::text);
CREATE INDEX "businessesCategoryOrder" ON public.businesses USING btree ("categorySlug", plan DESC, "rankScore" DESC, "searchName", id) WHERE (status = 'ACTIVE'::text);
CREATE INDEX "businessesImageKey" ON public.businesses USING btree ("imageKey");
CREATE INDEX "businessesNewest" ON public.businesses USING btree ("createdAt" DESC, id) WHERE (status = 'ACTIVE'::text);
CREATE INDEX "businessesPublicOrder" ON public.businesses USING btree (plan DESC, "rankScore" DESC, "searchName", id) WHERE (status = 'ACTIVE'::text);
CREATE INDEX "businessesSearchWords" ON public.businesses USING gin ("searchWords") WHERE (status = 'ACTIVE'::text);
CREATE INDEX "catalogueWordsPieces" ON public."catalogueWords" USING gin (word public.gin_trgm_ops);
CREATE INDEX "invoicesOfOwner" ON public.invoices USING btree ("userId", "createdAt");
CREATE INDEX "knownDevicesExpiresAt" ON public."knownDevices" USING btree ("expiresAt");
CREATE INDEX "ledgerEntriesByDay" ON public."ledgerEntries" USING btree (day, "createdAt");
CREATE INDEX "limitCountsAge" ON public."limitCounts" USING btree ("expiresAt");
CREATE UNIQUE INDEX "newsletterSignupsEmail" ON public."newsletterSignups" USING btree (lower(email));
CREATE INDEX "outboxMessagesDue" ON public."outboxMessages" USING btree (state, "nextAttemptAt");
CREATE INDEX "paymentMessagesDue" ON public."paymentMessages" USING btree (state, "nextAttemptAt");
CREATE INDEX "ratingsAnswered" ON public.ratings USING btree ("businessId", "createdAt" DESC) WHERE ((state = 'published'::text) AND ("repliedAt" IS NOT NULL));
CREATE INDEX "ratingsBestFirst" ON public.ratings USING btree ("businessId", state, stars DESC, "createdAt" DESC, id);
CREATE INDEX "ratingsBookedBest" ON public.ratings USING btree ("businessId", stars DESC, "createdAt" DESC, id) WHERE ((state = 'published'::text) AND ("bookingId" IS NOT NULL));
CREATE INDEX "ratingsBookedNewest" ON public.ratings USING btree ("businessId", "createdAt" DESC, id) WHERE ((state = 'published'::text) AND ("bookingId" IS NOT NULL));
CREATE INDEX "ratingsBookedWorst" ON public.ratings USING btree ("businessId", stars, "createdAt" DESC, id) WHERE ((state = 'published'::text) AND ("bookingId" IS NOT NULL));
CREATE INDEX "ratingsByState" ON public.ratings USING btree (state, "createdAt" DESC);
CREATE INDEX "ratingsNewest" ON public.ratings USING btree ("businessId", "createdAt" DESC);
CREATE INDEX "ratingsNewestFirst" ON public.ratings USING btree ("businessId", state, "createdAt" DESC, id);
CREATE UNIQUE INDEX "ratingsOfBooking" ON public.ratings USING btree ("bookingId") WHERE ("bookingId" IS NOT NULL);
CREATE INDEX "ratingsOfDevice" ON public.ratings USING btree ("deviceHash") WHERE ("deviceHash" IS NOT NULL);
CREATE INDEX "ratingsOfNetwork" ON public.ratings USING btree ("networkHash") WHERE ("networkHash" IS NOT NULL);
CREATE INDEX "ratingsOfWords" ON public.ratings USING btree ("wordsHash", "createdAt") WHERE ("wordsHash" IS NOT NULL);
CREATE INDEX "ratingsRemoved" ON public.ratings USING btree ("businessId") WHERE (removed = 1);
CREATE INDEX "ratingsTrustedFirst" ON public.ratings USING btree ("businessId", state, (
CASE
    WHEN ("bookingId" IS NOT NULL) THEN 2
    WHEN (confirmed = 1) THEN 1
    ELSE 0
END) DESC, "createdAt" DESC, id);
CREATE INDEX "ratingsTrustedOfStars" ON public.ratings USING btree ("businessId", state, stars, (
CASE
    WHEN ("bookingId" IS NOT NULL) THEN 2
    WHEN (confirmed = 1) THEN 1
    ELSE 0
END) DESC, "createdAt" DESC, id);
CREATE INDEX "ratingsUnanswered" ON public.ratings USING btree ("businessId", "createdAt" DESC) WHERE ((state = 'published'::text) AND ("repliedAt" IS NULL));
CREATE INDEX "ratingsWorstFirst" ON public.ratings USING btree ("businessId", state, stars, "createdAt" DESC, id);
CREATE INDEX "recentViewsAge" ON public."recentViews" USING btree ("viewedAt");
CREATE INDEX "reviewReportsOpen" ON public."reviewReports" USING btree ("createdAt") WHERE ("closedAt" IS NULL);
CREATE INDEX "sessionsExpiresAt" ON public.sessions USING btree ("expiresAt");
CREATE INDEX "sessionsUser" ON public.sessions USING btree ("userId");
CREATE INDEX "subscriptionsOfOwner" ON public.subscriptions USING btree ("userId", "createdAt");
CREATE INDEX "takedownNoticesOf" ON public."takedownNotices" USING btree ("ratingId");
CREATE INDEX "uploadsUser" ON public.uploads USING btree ("userId");
CREATE INDEX "usersCounted" ON public.users USING btree (role, status, plan);
CREATE INDEX "usersDemo" ON public.users USING btree ("isDemo") WHERE ("isDemo" = 1);
CREATE UNIQUE INDEX "usersEmail" ON public.users USING btree (lower(email));
CREATE INDEX "usersNewestOfRole" ON public.users USING btree (role, "createdAt", id);
CREATE INDEX "verificationsIdentifier" ON public.verifications USING btree (identifier);
CREATE INDEX "verificationsValue" ON public.verifications USING btree (value);
CREATE TRIGGER bookable AFTER INSERT OR DELETE OR UPDATE OF online ON public."bookableServices" FOR EACH ROW EXECUTE FUNCTION public."followBookable"();
CREATE TRIGGER "bookingsCountedIn" AFTER INSERT ON public.bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public."countBookingsIn"();
CREATE TRIGGER "bookingsCountedOut" AFTER DELETE ON public.bookings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public."countBookingsOut"();
CREATE TRIGGER "bookingsCountedOver" AFTER UPDATE OF status ON public.bookings FOR EACH ROW WHEN ((old.list <> new.list)) EXECUTE FUNCTION public."countBookingsOver"();
CREATE TRIGGER "businessWords" AFTER INSERT OR UPDATE OF "searchName", "searchIndustry", "searchServices", "searchDescription", "searchPlace" ON public.businesses FOR EACH ROW EXECUTE FUNCTION public."followWords"();
CREATE TRIGGER "checkoutsNeverChanged" BEFORE UPDATE ON public.checkouts FOR EACH ROW EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "checkoutsNeverDeleted" BEFORE DELETE ON public.checkouts FOR EACH ROW WHEN ((old."isDemo" = 0)) EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "checkoutsNeverEmptied" BEFORE TRUNCATE ON public.checkouts FOR EACH STATEMENT EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "invoicesNeverChanged" BEFORE UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "invoicesNeverDeleted" BEFORE DELETE ON public.invoices FOR EACH ROW WHEN ((old."isDemo" = 0)) EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "invoicesNeverEmptied" BEFORE TRUNCATE ON public.invoices FOR EACH STATEMENT EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "ledgerEntriesNeverChanged" BEFORE UPDATE ON public."ledgerEntries" FOR EACH ROW EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "ledgerEntriesNeverDeleted" BEFORE DELETE ON public."ledgerEntries" FOR EACH ROW WHEN ((old."isDemo" = 0)) EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "ledgerEntriesNeverEmptied" BEFORE TRUNCATE ON public."ledgerEntries" FOR EACH STATEMENT EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "otherHours" AFTER INSERT OR DELETE OR UPDATE ON public."specialDays" FOR EACH ROW EXECUTE FUNCTION public."followOtherHours"();
CREATE TRIGGER "ratingsFollowed" AFTER INSERT OR DELETE OR UPDATE OF "businessId", stars, state, confirmed, "bookingId" ON public.ratings FOR EACH ROW EXECUTE FUNCTION public."followRatings"();
CREATE TRIGGER "subscriptionsNeverChanged" BEFORE UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "subscriptionsNeverDeleted" BEFORE DELETE ON public.subscriptions FOR EACH ROW WHEN ((old."isDemo" = 0)) EXECUTE FUNCTION public."refuseChange"();
CREATE TRIGGER "subscriptionsNeverEmptied" BEFORE TRUNCATE ON public.subscriptions FOR EACH STATEMENT EXECUTE FUNCTION public."refuseChange"();
ALTER TABLE ONLY public."blockedTimes"
    ADD CONSTRAINT "blockedTimes_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES public.businesses(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."bookableServices"
    ADD CONSTRAINT "bookableServices_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES public.businesses(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."bookingCounts"
    ADD CONSTRAINT "bookingCounts_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES public.businesses(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."bookingEvents"
    ADD CONSTRAINT "bookingEvents_bookingId_fkey" FOREIGN KEY ("bookingId") REFERENCES public.bookings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."bookingSettings"
    ADD CONSTRAINT "bookingSettings_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES public.businesses(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT "bookings_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES public.businesses(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT "bookings_serviceId_fkey" FOREIGN KEY ("serviceId") REFERENCES public."bookableServices"(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.businesses
    ADD CONSTRAINT "businessesOwner" FOREIGN KEY ("userId", plan, status) REFERENCES public.users(id, plan, status) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public."calendarFeeds"
    ADD CONSTRAINT "calendarFeeds_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES public.businesses(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.credentials
    ADD CONSTRAINT "credentialsAnew_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."dailyCounters"
    ADD CONSTRAINT "dailyCounters_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES public.businesses(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."featuredGems"
    ADD CONSTRAINT "featuredGems_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES public.businesses(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."invoiceDetails"
    ADD CONSTRAINT "invoiceDetails_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."knownDevices"
    ADD CONSTRAINT "knownDevices_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT "ratings_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES public.businesses(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."recentViews"
    ADD CONSTRAINT "recentViews_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES public.businesses(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."recoveryCodes"
    ADD CONSTRAINT "recoveryCodes_userId_fkey" FOREIGN KEY ("userId") REFERENCES public."secondFactors"("userId") ON DELETE CASCADE;
ALTER TABLE ONLY public."reviewReports"
    ADD CONSTRAINT "reviewReports_ratingId_fkey" FOREIGN KEY ("ratingId") REFERENCES public.ratings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."reviewWriters"
    ADD CONSTRAINT "reviewWriters_ratingId_fkey" FOREIGN KEY ("ratingId") REFERENCES public.ratings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."secondFactors"
    ADD CONSTRAINT "secondFactors_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT "sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."specialDays"
    ADD CONSTRAINT "specialDays_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES public.businesses(id) ON DELETE CASCADE;
ALTER TABLE ONLY public."takedownNotices"
    ADD CONSTRAINT "takedownNotices_ratingId_fkey" FOREIGN KEY ("ratingId") REFERENCES public.ratings(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT "uploads_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.users(id) ON DELETE CASCADE;
