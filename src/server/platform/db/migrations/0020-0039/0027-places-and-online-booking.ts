import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/**
 * A business may have an exact place, and knows whether it can be booked online: a trigger on its
 * services keeps that, and the index of words knows it as a mark. Names have an index of their own,
 * for suggestions by their beginning.
 */
export function placesAndOnlineBooking(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      const number = engine === 'sqlite' ? 'real' : 'double precision'
      const columns = [
        `alter table "businesses" add column "latitude" ${number}`,
        `alter table "businesses" add column "longitude" ${number}`,
        'alter table "businesses" add column "isBookable" integer not null default 0',
        `update "businesses" set "isBookable" = 1 where ${isBookable('"businesses"."id"')}`,
      ]
      for (const statement of [...columns, ...(engine === 'sqlite' ? SQLITE : POSTGRES), NAMES])
        await sql.raw(statement).execute(db)
    },
  }
}

const isBookable = (businessId: string) =>
  `exists (select 1 from "bookableServices" as "service"
   where "service"."businessId" = ${businessId} and "service"."online" = 1)`

const follow = (businessId: string, yes: string, no: string) => `
  update "businesses" set "isBookable" = ${yes} where "id" = ${businessId} and "isBookable" <> ${yes}
    and ${isBookable(businessId)};
  update "businesses" set "isBookable" = ${no} where "id" = ${businessId} and "isBookable" <> ${no}
    and not ${isBookable(businessId)};`

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

const MARKED = '"area", "suburb", "industry", "priceRange", "isBookable"'
const MARKS = [
  `'area ' || "area"`,
  `'suburb ' || "suburb"`,
  `'industry ' || "industry"`,
  `'price ' || "priceRange"`,
  `case "isBookable" when 1 then 'booking online' end`,
]

/* As in 0023: in hexadecimal a mark of several words is one. */
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
  ...[
    ['insert', 'new'],
    ['delete', 'old'],
    ['update of "online"', 'new'],
  ].map(
    ([change, row]) =>
      `create trigger "bookable after ${change?.split(' ')[0]}" after ${change} on "bookableServices" begin
         ${follow(`${row}."businessId"`, '1', '0')}
       end`,
  ),
]

/* As in 0023: the letter of its field stands before each word. */
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
   "isBookable" integer)
   returns tsvector language sql immutable parallel safe as $$
     select coalesce(string_agg(lexeme, ' '), '')::tsvector from (${lexemes}
       union all select format('''@%s''', replace(mark, '''', '''''')) from (values ${MARKS.map((mark) => `(${mark})`).join(', ')}) as marks (mark)
       where mark is not null
     ) as lexemes
   $$`,
  `alter table "businesses" add column "searchWords" tsvector
   generated always as ("searchWordsOf"(${TEXTS}, ${MARKED})) stored`,
  `create index "businessesSearchWords" on "businesses" using gin ("searchWords") where "status" = 'ACTIVE'`,
  `create function "followBookable"() returns trigger language plpgsql as $$
   declare changed text := case tg_op when 'DELETE' then old."businessId" else new."businessId" end;
   begin
     ${follow('changed', '1', '0')}
     return null;
   end $$`,
  `create trigger "bookable" after insert or delete or update of "online" on "bookableServices"
   for each row execute function "followBookable"()`,
]

const NAMES = `create index "businessesByName" on "businesses" ("searchName", "id") where "status" = 'ACTIVE'`
