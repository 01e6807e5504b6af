import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/** Businesses, and what is counted and shown of them. */
export function businesses(engine: OpenedDatabase['engine']): string[] {
  const isSqlite = engine === 'sqlite'
  // Names sort by code point on both engines, whatever the server's locale.
  const byCodePoint = isSqlite ? '' : 'collate "C"'
  const number = isSqlite ? 'real' : 'double precision'
  const kept = isSqlite ? 'virtual' : 'stored'
  // The row of SQLite's index of words. It ends the indexes of orders, so that reading along one reads no table.
  const searchKey = isSqlite ? '"searchKey" integer,' : ''
  const andKey = isSqlite ? ', "searchKey"' : ''
  const industryAndKey = isSqlite ? ', "industry", "searchKey"' : ''
  const order = '"plan" desc, "rankScore" desc, "searchName", "id"'
  const active = `where "status" = 'ACTIVE'`
  return [
    `create table "businesses" (
      "id" text ${byCodePoint} primary key,
      "userId" text not null unique,
      "plan" text not null,
      "status" text not null,
      "businessName" text not null,
      "industry" text not null,
      "categorySlug" text not null,
      "area" text not null,
      "address" text not null,
      "phone" text not null default '',
      "emailPublic" text not null default '',
      "website" text not null default '',
      "description" text not null default '',
      "imageKey" text,
      "operatingHours" text,
      "services" text not null default '[]',
      "amenities" text not null default '[]',
      "priceRange" text not null default '' check ("priceRange" in ('', '$', '$$', '$$$', '$$$$')),
      "yearEstablished" integer check ("yearEstablished" between 1900 and 2100),
      "ratingSum" integer not null default 0,
      "ratingCount" integer not null default 0,
      "views" integer not null default 0,
      "searchName" text ${byCodePoint} not null,
      "searchIndustry" text not null,
      "searchDescription" text not null,
      "searchPlace" text not null,
      "createdAt" text not null,
      "updatedAt" text not null,
      "searchServices" text not null default '',
      "suburb" text,
      "answersWithinHours" integer,
      "stars1" integer not null default 0,
      "stars2" integer not null default 0,
      "stars3" integer not null default 0,
      "stars4" integer not null default 0,
      "stars5" integer not null default 0,
      "weightSum" integer not null default 0,
      "weightCount" integer not null default 0,
      "googleReviewUrl" text not null default '',
      -- rankScore() of the rules of search.
      "rankScore" double precision generated always as (
        cast("ratingSum" + "weightSum" + 19 as double precision) / ("ratingCount" + "weightCount" + 5)
      ) ${kept},
      "bookedCount" integer not null default 0,
      "latitude" ${number},
      "longitude" ${number},
      "isBookable" integer not null default 0,
      "hourMarks" text not null default '',
      "dayMarks" text not null default '',
      "otherArea" text,
      ${searchKey}
      -- Plan and status are copies of the owner's, which follow them.
      constraint "businessesOwner" foreign key ("userId", "plan", "status")
        references "users" ("id", "plan", "status") on delete cascade on update cascade
    )`,
    `create index "businessesPublicOrder" on "businesses" (${order}${industryAndKey}) ${active}`,
    `create index "businessesCategoryOrder" on "businesses" ("categorySlug", ${order}${andKey}) ${active}`,
    `create index "businessesBestRated" on "businesses"
      ("rankScore" desc, "plan" desc, "searchName", "id"${andKey}) ${active}`,
    `create index "businessesNewest" on "businesses" ("createdAt" desc, "id"${andKey}) ${active}`,
    `create index "businessesByName" on "businesses" ("searchName", "id") ${active}`,
    `create index "businessesImageKey" on "businesses" ("imageKey")`,
    ...(isSqlite
      ? [
          `create index "businessesFound" on "businesses" ("searchKey", "id", "categorySlug") ${active}`,
          `create unique index "businessesSearchKey" on "businesses" ("searchKey")`,
        ]
      : []),
    ...OF_BUSINESSES,
  ]
}

const OF_BUSINESSES = [
  `create table "featuredGems" (
    "id" text primary key,
    "businessId" text not null unique references "businesses" ("id") on delete cascade,
    "createdAt" text not null
  )`,

  `create table "uploads" (
    "imageKey" text not null,
    "userId" text not null references "users" ("id") on delete cascade,
    "createdAt" text not null,
    constraint "uploadsKey" primary key ("imageKey", "userId")
  )`,
  `create index "uploadsUser" on "uploads" ("userId")`,

  `create table "dailyCounters" (
    "businessId" text not null references "businesses" ("id") on delete cascade,
    "day" text not null,
    "kind" text not null check ("kind" in ('view', 'share')),
    "count" integer not null,
    constraint "dailyCountersKey" primary key ("businessId", "day", "kind")
  )`,

  `create table "recentViews" (
    "businessId" text not null references "businesses" ("id") on delete cascade,
    "visitorHash" text not null,
    "viewedAt" text not null,
    constraint "recentViewsKey" primary key ("businessId", "visitorHash")
  )`,
  `create index "recentViewsAge" on "recentViews" ("viewedAt")`,
]
