import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/**
 * The index of words has each word of a text twice: as a word of any text, and as one of its name, services or
 * industry, by a letter before it. SQLite had to read every text with the word to find those with it in the
 * name, and PostgreSQL was asked for four words where one will do.
 */
export function wordsByField(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of engine === 'sqlite' ? SQLITE : POSTGRES)
        await sql.raw(statement).execute(db)
    },
  }
}

const PLAIN = '"searchName", "searchIndustry", "searchServices", "searchDescription"'
const TEXTS = `${PLAIN}, "searchPlace"`
const FIELDS = '"name", "industry", "services", "description", "marks"'
const PIECE_LETTERS = 3

/* As in 0029. */
const MARKED = '"area", "suburb", "industry", "priceRange", "isBookable", "hourMarks", "dayMarks"'
const MARKS = [
  `'area ' || "area"`,
  `'suburb ' || "suburb"`,
  `'industry ' || "industry"`,
  `'price ' || "priceRange"`,
  `case "isBookable" when 1 then 'booking online' end`,
]
const withBeginning = (text: string, beginning: string) =>
  `replace(' ' || trim(${text}), ' ', ' ${beginning}')`

const INDEXED = `"searchKey", ${PLAIN}, ${[
  withBeginning('"searchName"', 'qzn'),
  withBeginning('"searchServices"', 'qzs'),
  withBeginning('"searchIndustry"', 'qzi'),
  withBeginning('"searchPlace"', 'qzp'),
  ...MARKS.map((mark) => `coalesce(' qz' || hex(${mark}), '')`),
  withBeginning(`"hourMarks" || ' ' || "dayMarks"`, 'qz'),
].join(' || ')}`

const allTexts = (row: string) =>
  TEXTS.split(', ')
    .map((column) => `trim(${row}.${column})`)
    .join(` || ' ' || `)

const sqliteWords = (text: string) =>
  `insert into "catalogueWords" ("word") select distinct part.value
   from json_each('["' || replace(${text}, ' ', '","') || '"]') as part
   where length(part.value) >= ${PIECE_LETTERS}
   and not exists (select 1 from "catalogueWords" as known where known."word" = part.value)`

const FOLLOW = `
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
     ${FOLLOW}
   end`,
  `create trigger "businessTextsUpdated" after update of ${TEXTS}, ${MARKED} on "businesses" begin
     delete from "businessTexts" where rowid = old."searchKey";
     ${FOLLOW}
   end`,
]

/* As in 0029, but that a description's words are words of any text. */
const ANY = 'T'
const LETTERS = [
  { text: '"searchName"', letters: ['N', ANY], from: 0 },
  { text: '"searchIndustry"', letters: ['I', ANY], from: 1000 },
  { text: '"searchPlace"', letters: ['P'], from: 2000 },
  { text: '"searchDescription"', letters: [ANY], from: 3000 },
  { text: '"searchServices"', letters: ['S', ANY], from: 10_000 },
]
const lexemes = LETTERS.flatMap(({ text, letters, from }) =>
  letters.map(
    (letter) => `
  select format('''${letter}%s'':%s', word, least(${from} + place, 16383)) as lexeme
  from unnest(string_to_array(trim(${text}), ' ')) with ordinality as parts (word, place)
  where word <> ''`,
  ),
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
       union all select format('''@%s''', word) from unnest(string_to_array("hourMarks" || ' ' || "dayMarks", ' ')) as times (word)
       where word <> ''
     ) as lexemes
   $$`,
  `alter table "businesses" add column "searchWords" tsvector
   generated always as ("searchWordsOf"(${TEXTS}, ${MARKED})) stored`,
  `create index "businessesSearchWords" on "businesses" using gin ("searchWords") where "status" = 'ACTIVE'`,
]
