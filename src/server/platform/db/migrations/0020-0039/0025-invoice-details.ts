import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** To whom the invoices of an owner go. Invoices keep what they said; this is for later ones. */
export const invoiceDetails = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(
        `create table "invoiceDetails" (
           "userId" text primary key references "users" ("id") on delete cascade,
           "name" text not null,
           "address" text not null,
           "vatNumber" text,
           "updatedAt" text not null
         )`,
      )
      .execute(db)
  },
})
