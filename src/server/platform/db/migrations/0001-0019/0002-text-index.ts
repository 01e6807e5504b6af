import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/**
 * The text index of search and the words that names are made of. Both follow the table by the
 * database's own hand, so that no code path, import or repair can leave them behind.
 */
export function textIndex(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      const statements = engine === 'sqlite' ? SQLITE : POSTGRES
      for (const statement of [NAME_WORDS, ...statements]) await sql.raw(statement).execute(db)
    },
  }
}

/**
 * What a mistyped name is measured against. Words only come: one that no name holds any more
 * costs nothing, since a corrected query that finds nothing is not offered.
 */
const NAME_WORDS = `create table "nameWords" ("word" text not null primary key)`

const TEXTS = '"searchName", "searchIndustry", "searchDescription", "searchPlace"'
const LEAST_LETTERS = 4

/* A normalised text holds letters, digits and single spaces only: it becomes a JSON list by replacing. */
const sqliteWords = (row: string) =>
  `insert or ignore into "nameWords" select value from json_each('["' || replace(trim(${row}."searchName"), ' ', '","') || '"]') where length(value) >= ${LEAST_LETTERS}`

const sqliteText = (row: string) =>
  `insert into "businessTexts" (rowid, "name", "industry", "description", "place")
   select "searchKey", ${TEXTS} from "businesses" where "id" = ${row}."id"`

const SQLITE = [
  // A number of our own: the table's hidden rowid may change when an operator runs VACUUM.
  'alter table "businesses" add column "searchKey" integer',
  'update "businesses" set "searchKey" = rowid',
  'create unique index "businessesSearchKey" on "businesses" ("searchKey")',
  `create virtual table "businessTexts" using fts5 ("name", "industry", "description", "place",
   content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
  `insert into "businessTexts" (rowid, "name", "industry", "description", "place")
   select "searchKey", ${TEXTS} from "businesses"`,
  `insert or ignore into "nameWords" select word.value from "businesses",
   json_each('["' || replace(trim("searchName"), ' ', '","') || '"]') as word where length(word.value) >= ${LEAST_LETTERS}`,
  `create trigger "businessTextsInserted" after insert on "businesses" begin
     update "businesses" set "searchKey" = (select coalesce(max("searchKey"), 0) + 1 from "businesses") where "id" = new."id";
     ${sqliteText('new')};
     ${sqliteWords('new')};
   end`,
  `create trigger "businessTextsUpdated" after update of ${TEXTS} on "businesses" begin
     delete from "businessTexts" where rowid = old."searchKey";
     ${sqliteText('new')};
     ${sqliteWords('new')};
   end`,
  `create trigger "businessTextsDeleted" after delete on "businesses" begin
     delete from "businessTexts" where rowid = old."searchKey";
   end`,
]

const postgresWords = (name: string) =>
  `select distinct word from unnest(string_to_array(trim(${name}), ' ')) as word where length(word) >= ${LEAST_LETTERS}`

const POSTGRES = [
  'create extension if not exists pg_trgm',
  `create index "businessesTexts" on "businesses" using gin
   ("searchName" gin_trgm_ops, "searchDescription" gin_trgm_ops, "searchPlace" gin_trgm_ops)
   where "status" = 'ACTIVE'`,
  `create index "businessesIndustry" on "businesses" ("industry") where "status" = 'ACTIVE'`,
  `create index "businessesArea" on "businesses" ("area") where "status" = 'ACTIVE'`,
  `insert into "nameWords" select distinct words.word from "businesses",
   lateral (${postgresWords('"businesses"."searchName"')}) as words`,
  // In order, so that two writers who bring the same new words wait for each other and never cross.
  `create function "followNameWords"() returns trigger language plpgsql as $$
   begin
     insert into "nameWords" ${postgresWords('new."searchName"')} order by word on conflict do nothing;
     return null;
   end $$`,
  `create trigger "businessNameWords" after insert or update of "searchName" on "businesses"
   for each row execute function "followNameWords"()`,
]
