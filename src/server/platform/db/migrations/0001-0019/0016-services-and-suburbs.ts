import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import type { Area } from '#shared/places/areas.ts'
import { searchTextOf } from '#shared/search/match.ts'

/**
 * Search reads services and amenities as well, and a business knows its suburb. The words of names
 * alone are kept no longer: typos are measured against the words of all texts.
 */
export function servicesAndSuburbs(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await run(db, `alter table "businesses" add column "searchServices" text not null default ''`)
      await run(db, 'alter table "businesses" add column "suburb" text')
      await fill(db as Kysely<Filled>)
      for (const statement of engine === 'sqlite' ? SQLITE : POSTGRES) await run(db, statement)
    },
  }
}

const run = (db: Kysely<unknown>, statement: string) => sql.raw(statement).execute(db)

interface Filled {
  businesses: {
    id: string
    area: Area
    address: string
    services: string
    amenities: string
    searchServices: string
    suburb: string | null
  }
}

const BATCH = 500

async function fill(db: Kysely<Filled>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('businesses')
      .select(['id', 'area', 'address', 'services', 'amenities'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, area, address, services, amenities } of rows) {
      const text = searchTextOf({
        businessName: '',
        industry: '',
        description: null,
        area,
        address,
        services: JSON.parse(services),
        amenities: JSON.parse(amenities),
      })
      await db
        .updateTable('businesses')
        .set({ searchServices: text.services, suburb: text.suburb })
        .where('id', '=', id)
        .execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

const TEXTS = '"searchName", "searchIndustry", "searchServices", "searchDescription", "searchPlace"'
const FIELDS = '"name", "industry", "services", "description", "place"'
const PIECE_LETTERS = 3

const allTexts = (row: string) =>
  TEXTS.split(', ')
    .map((column) => `trim(${row}.${column})`)
    .join(` || ' ' || `)

/* Two spaces may meet between services: the empty word between them is left out by its length. */
const sqliteWords = (text: string, from = '') =>
  `insert into "catalogueWords" ("word") select distinct part.value
   from ${from} json_each('["' || replace(${text}, ' ', '","') || '"]') as part
   where length(part.value) >= ${PIECE_LETTERS}
   and not exists (select 1 from "catalogueWords" as known where known."word" = part.value)`

const sqliteFollow = `
  insert into "businessTexts" (rowid, ${FIELDS})
    select "searchKey", ${TEXTS} from "businesses" where "id" = new."id";
  ${sqliteWords(allTexts('new'))};`

const SQLITE = [
  'drop trigger "businessTextsInserted"',
  'drop trigger "businessTextsUpdated"',
  'drop table "businessTexts"',
  'drop table "nameWords"',
  `create virtual table "businessTexts" using fts5 (${FIELDS},
   content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0')`,
  `insert into "businessTexts" (rowid, ${FIELDS}) select "searchKey", ${TEXTS} from "businesses"`,
  sqliteWords('"businesses"."searchServices"', '"businesses",'),
  `create trigger "businessTextsInserted" after insert on "businesses" begin
     update "businesses" set "searchKey" = (select coalesce(max("searchKey"), 0) + 1 from "businesses") where "id" = new."id";
     ${sqliteFollow}
   end`,
  `create trigger "businessTextsUpdated" after update of ${TEXTS} on "businesses" begin
     delete from "businessTexts" where rowid = old."searchKey";
     ${sqliteFollow}
   end`,
]

/* As in 0007: the letter of its field stands before each word. */
const LETTERS = [
  { text: '"searchName"', letter: 'N', from: 0 },
  { text: '"searchIndustry"', letter: 'I', from: 1000 },
  { text: '"searchPlace"', letter: 'P', from: 2000 },
  { text: '"searchDescription"', letter: 'D', from: 3000 },
  { text: '"searchServices"', letter: 'S', from: 10_000 },
]
const lexemes = LETTERS.map(
  ({ text, letter, from }) => `
  select format('''${letter}%s'':%s', word, least(${from} + place, 16383)) as lexeme
  from unnest(string_to_array(trim(${text}), ' ')) with ordinality as parts (word, place)
  where word <> ''`,
).join(' union all ')

const postgresWords = (text: string) =>
  `select distinct word from unnest(string_to_array(${text}, ' ')) as word where length(word) >= ${PIECE_LETTERS}`

const POSTGRES = [
  'drop trigger "businessWords" on "businesses"',
  'drop table "nameWords"',
  'drop index "businessesSearchWords"',
  'alter table "businesses" drop column "searchWords"',
  'drop function "searchWordsOf"',
  `create function "searchWordsOf"("searchName" text, "searchIndustry" text, "searchServices" text,
   "searchDescription" text, "searchPlace" text, "area" text)
   returns tsvector language sql immutable parallel safe as $$
     select coalesce(string_agg(lexeme, ' '), '')::tsvector from (${lexemes}
       union all select format('''@%s''', "area")) as lexemes
   $$`,
  `alter table "businesses" add column "searchWords" tsvector
   generated always as ("searchWordsOf"(${TEXTS}, "area")) stored`,
  `create index "businessesSearchWords" on "businesses" using gin ("searchWords") where "status" = 'ACTIVE'`,
  `insert into "catalogueWords" select distinct words.word from "businesses",
   lateral (${postgresWords('"businesses"."searchServices"')}) as words on conflict do nothing`,
  `create or replace function "followWords"() returns trigger language plpgsql as $$
   begin
     insert into "catalogueWords" ${postgresWords(allTexts('new'))} order by word on conflict do nothing;
     return null;
   end $$`,
  `create trigger "businessWords" after insert or update of ${TEXTS} on "businesses"
   for each row execute function "followWords"()`,
]
