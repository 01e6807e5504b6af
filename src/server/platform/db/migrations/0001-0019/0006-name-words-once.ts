import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/**
 * SQLite lets an outer "on conflict do update" overrule the "or ignore" of a trigger's insert, so a
 * profile saved with a name word that another business has was refused. The trigger now asks first.
 */
export function nameWordsOnce(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      if (engine !== 'sqlite') return
      for (const statement of SQLITE) await sql.raw(statement).execute(db)
    },
  }
}

const TEXTS = '"searchName", "searchIndustry", "searchDescription", "searchPlace"'

const KEEP_TEXTS = `insert into "businessTexts" (rowid, "name", "industry", "description", "place")
   select "searchKey", ${TEXTS} from "businesses" where "id" = new."id"`

const KEEP_WORDS = `insert into "nameWords" select distinct value
   from json_each('["' || replace(trim(new."searchName"), ' ', '","') || '"]')
   where length(value) >= 4 and not exists (select 1 from "nameWords" where "word" = value)`

const SQLITE = [
  'drop trigger "businessTextsInserted"',
  'drop trigger "businessTextsUpdated"',
  `create trigger "businessTextsInserted" after insert on "businesses" begin
     update "businesses" set "searchKey" = (select coalesce(max("searchKey"), 0) + 1 from "businesses") where "id" = new."id";
     ${KEEP_TEXTS};
     ${KEEP_WORDS};
   end`,
  `create trigger "businessTextsUpdated" after update of ${TEXTS} on "businesses" begin
     delete from "businessTexts" where rowid = old."searchKey";
     ${KEEP_TEXTS};
     ${KEEP_WORDS};
   end`,
]
