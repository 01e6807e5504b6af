import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/**
 * A review is published, held for a look, or hidden. Sums and counts of a business follow the published
 * ones alone, still inside the database.
 */
export function reviewStates(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db) => {
      await db.schema
        .alterTable('ratings')
        .addColumn('state', 'text', (c) =>
          c.notNull().defaultTo('published').check(sql`"state" in ('published', 'held', 'hidden')`),
        )
        .execute()
      for (const column of ['reason', 'decidedAt', 'networkHash', 'wideNetworkHash'])
        await db.schema.alterTable('ratings').addColumn(column, 'text').execute()
      await db.schema
        .createIndex('ratingsOfState')
        .on('ratings')
        .columns(['businessId', 'state', 'createdAt desc'])
        .execute()
      await db.schema
        .createIndex('ratingsByState')
        .on('ratings')
        .columns(['state', 'createdAt desc'])
        .execute()
      for (const statement of engine === 'sqlite' ? SQLITE : POSTGRES)
        await sql.raw(statement).execute(db)
    },
  }
}

const add = `update "businesses" set "ratingSum" = "ratingSum" + new."stars", "ratingCount" = "ratingCount" + 1 where "id" = new."businessId"`
const subtract = `update "businesses" set "ratingSum" = "ratingSum" - old."stars", "ratingCount" = "ratingCount" - 1 where "id" = old."businessId"`
const isShown = (row: string) => `${row}."state" = 'published'`

const SQLITE = [
  'drop trigger "ratingsInserted"',
  'drop trigger "ratingsDeleted"',
  'drop trigger "ratingsUpdated"',
  `create trigger "ratingsInserted" after insert on "ratings" when ${isShown('new')} begin ${add}; end`,
  `create trigger "ratingsDeleted" after delete on "ratings" when ${isShown('old')} begin ${subtract}; end`,
  `create trigger "ratingsLeft" after update on "ratings" when ${isShown('old')} begin ${subtract}; end`,
  `create trigger "ratingsEntered" after update on "ratings" when ${isShown('new')} begin ${add}; end`,
]

const POSTGRES = [
  `create or replace function "followRatings"() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then
       if ${isShown('old')} then ${subtract}; end if;
     end if;
     if tg_op <> 'DELETE' then
       if ${isShown('new')} then ${add}; end if;
     end if;
     return null;
   end $$`,
]
