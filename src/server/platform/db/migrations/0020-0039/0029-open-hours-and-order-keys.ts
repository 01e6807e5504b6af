import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { hourMarksOf } from '#shared/hours/hour-marks.ts'

/**
 * The index of words knows when doors are open: the hours of the week as a few words, which whoever writes
 * hours writes as well, and the days with other hours, by triggers. On SQLite the orders of lists hold the
 * key of the index, so that walking along one touches no row.
 */
export function openHoursAndOrderKeys(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await run(db, `alter table "businesses" add column "hourMarks" text not null default ''`)
      await run(db, `alter table "businesses" add column "dayMarks" text not null default ''`)
      await fill(db as Kysely<Filled>)
      await run(db, `update "businesses" set "dayMarks" = ${daysOf(engine, '"businesses"."id"')}`)
      for (const statement of engine === 'sqlite' ? SQLITE : POSTGRES) await run(db, statement)
    },
  }
}

const run = (db: Kysely<unknown>, statement: string) => sql.raw(statement).execute(db)

interface Filled {
  businesses: { id: string; operatingHours: string | null; hourMarks: string }
}

const BATCH = 500

async function fill(db: Kysely<Filled>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('businesses')
      .select(['id', 'operatingHours'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id, operatingHours } of rows) {
      if (operatingHours === null) continue
      const hourMarks = hourMarksOf(JSON.parse(operatingHours))
      await db.updateTable('businesses').set({ hourMarks }).where('id', '=', id).execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

const daysOf = (engine: OpenedDatabase['engine'], businessId: string) =>
  `coalesce((select ${engine === 'sqlite' ? 'group_concat' : 'string_agg'}('d' || replace("special"."day", '-', ''), ' ')
    from "specialDays" as "special" where "special"."businessId" = ${businessId} and "special"."kind" = 'other'), '')`

const TEXTS = '"searchName", "searchIndustry", "searchServices", "searchDescription", "searchPlace"'
const FIELDS = '"name", "industry", "services", "description", "place"'
const PIECE_LETTERS = 3

const allTexts = (row: string) =>
  TEXTS.split(', ')
    .map((column) => `trim(${row}.${column})`)
    .join(` || ' ' || `)

const sqliteWords = (text: string) =>
  `insert into "catalogueWords" ("word") select distinct part.value
   from json_each('["' || replace(${text}, ' ', '","') || '"]') as part
   where length(part.value) >= ${PIECE_LETTERS}
   and not exists (select 1 from "catalogueWords" as known where known."word" = part.value)`

const MARKED = '"area", "suburb", "industry", "priceRange", "isBookable", "hourMarks", "dayMarks"'
const MARKS = [
  `'area ' || "area"`,
  `'suburb ' || "suburb"`,
  `'industry ' || "industry"`,
  `'price ' || "priceRange"`,
  `case "isBookable" when 1 then 'booking online' end`,
]
const TIMES = `"hourMarks" || ' ' || "dayMarks"`

/* As in 0027; the times are words already, and get the same beginning. */
const INDEXED = `"searchKey", ${TEXTS} ${MARKS.map((mark) => `|| coalesce(' qz' || hex(${mark}), '')`).join(' ')}
  || replace(' ' || ${TIMES}, ' ', ' qz')`

const sqliteFollow = `
  insert into "businessTexts" (rowid, ${FIELDS})
    select ${INDEXED} from "businesses" where "id" = new."id";
  ${sqliteWords(allTexts('new'))};`

const ORDERS = {
  businessesPublicOrder: '"plan" desc, "rankScore" desc, "searchName", "id", "industry"',
  businessesCategoryOrder: '"categorySlug", "plan" desc, "rankScore" desc, "searchName", "id"',
  businessesBestRated: '"rankScore" desc, "plan" desc, "searchName", "id"',
  businessesNewest: '"createdAt" desc, "id"',
}

const SQLITE = [
  'drop trigger "businessTextsInserted"',
  'drop trigger "businessTextsUpdated"',
  'drop table "businessTexts"',
  `create virtual table "businessTexts" using fts5 (${FIELDS},
   content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0')`,
  `insert into "businessTexts" (rowid, ${FIELDS}) select ${INDEXED} from "businesses"`,
  `create trigger "businessTextsInserted" after insert on "businesses" begin
     update "businesses" set "searchKey" = (select coalesce(max("searchKey"), 0) + 1 from "businesses") where "id" = new."id";
     ${sqliteFollow}
   end`,
  `create trigger "businessTextsUpdated" after update of ${TEXTS}, ${MARKED} on "businesses" begin
     delete from "businessTexts" where rowid = old."searchKey";
     ${sqliteFollow}
   end`,
  ...[
    ['insert', 'new'],
    ['delete', 'old'],
    ['update', 'new'],
  ].map(
    ([change, row]) =>
      `create trigger "other hours after ${change}" after ${change} on "specialDays" begin
         update "businesses" set "dayMarks" = ${daysOf('sqlite', `${row}."businessId"`)}
         where "id" = ${row}."businessId" and "dayMarks" <> ${daysOf('sqlite', `${row}."businessId"`)};
       end`,
  ),
  ...Object.entries(ORDERS).flatMap(([name, columns]) => [
    `drop index "${name}"`,
    `create index "${name}" on "businesses" (${columns}, "searchKey") where "status" = 'ACTIVE'`,
  ]),
]

/* As in 0027: the letter of its field stands before each word. */
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

const POSTGRES = [
  'drop index "businessesSearchWords"',
  'alter table "businesses" drop column "searchWords"',
  'drop function "searchWordsOf"',
  `create function "searchWordsOf"("searchName" text, "searchIndustry" text, "searchServices" text,
   "searchDescription" text, "searchPlace" text, "area" text, "suburb" text, "industry" text, "priceRange" text,
   "isBookable" integer, "hourMarks" text, "dayMarks" text)
   returns tsvector language sql immutable parallel safe as $$
     select coalesce(string_agg(lexeme, ' '), '')::tsvector from (${lexemes}
       union all select format('''@%s''', replace(mark, '''', '''''')) from (values ${MARKS.map((mark) => `(${mark})`).join(', ')}) as marks (mark)
       where mark is not null
       union all select format('''@%s''', word) from unnest(string_to_array(${TIMES}, ' ')) as times (word)
       where word <> ''
     ) as lexemes
   $$`,
  `alter table "businesses" add column "searchWords" tsvector
   generated always as ("searchWordsOf"(${TEXTS}, ${MARKED})) stored`,
  `create index "businessesSearchWords" on "businesses" using gin ("searchWords") where "status" = 'ACTIVE'`,
  `create function "followOtherHours"() returns trigger language plpgsql as $$
   declare
     changed text := case tg_op when 'DELETE' then old."businessId" else new."businessId" end;
     days text := ${daysOf('postgres', 'changed')};
   begin
     update "businesses" set "dayMarks" = days where "id" = changed and "dayMarks" <> days;
     return null;
   end $$`,
  `create trigger "otherHours" after insert or update or delete on "specialDays"
   for each row execute function "followOtherHours"()`,
]
