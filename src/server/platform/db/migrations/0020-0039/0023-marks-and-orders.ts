import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/**
 * The index of words knows what a list is narrowed by, as one word each: area, suburb, industry and
 * price. A dozen suburbs around a place cost a phrase each before. Two more orders of a list, best rated
 * and newest, have an index of their own.
 */
export function marksAndOrders(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of [...(engine === 'sqlite' ? SQLITE : POSTGRES), ...ORDERS])
        await sql.raw(statement).execute(db)
    },
  }
}

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

const MARKED = '"area", "suburb", "industry", "priceRange"'
const MARKS = [
  `'area ' || "area"`,
  `'suburb ' || "suburb"`,
  `'industry ' || "industry"`,
  `'price ' || "priceRange"`,
]

/* In hexadecimal a mark of several words is one; 'qz' begins no word of a text. */
const INDEXED = `"searchKey", ${TEXTS} ${MARKS.map((mark) => `|| coalesce(' qz' || hex(${mark}), '')`).join(' ')}`

const sqliteFollow = `
  insert into "businessTexts" (rowid, ${FIELDS})
    select ${INDEXED} from "businesses" where "id" = new."id";
  ${sqliteWords(allTexts('new'))};`

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
]

/* As in 0016: the letter of its field stands before each word. */
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
   "searchDescription" text, "searchPlace" text, "area" text, "suburb" text, "industry" text, "priceRange" text)
   returns tsvector language sql immutable parallel safe as $$
     select coalesce(string_agg(lexeme, ' '), '')::tsvector from (${lexemes}
       union all select format('''@%s''', replace(mark, '''', '''''')) from (values ${MARKS.map((mark) => `(${mark})`).join(', ')}) as marks (mark)
       where mark is not null
     ) as lexemes
   $$`,
  `alter table "businesses" add column "searchWords" tsvector
   generated always as ("searchWordsOf"(${TEXTS}, ${MARKED})) stored`,
  `create index "businessesSearchWords" on "businesses" using gin ("searchWords") where "status" = 'ACTIVE'`,
]

const ORDERS = [
  `create index "businessesBestRated" on "businesses" ("rankScore" desc, "plan" desc, "searchName", "id") where "status" = 'ACTIVE'`,
  `create index "businessesNewest" on "businesses" ("createdAt" desc, "id") where "status" = 'ACTIVE'`,
]
