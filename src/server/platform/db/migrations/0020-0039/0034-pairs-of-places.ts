import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/**
 * The index of words has each two words in a row of a place as one term ('main road'): to find both and compare
 * their positions took twice as long. Pairs have a letter of their own: a prefix of a word must not match them.
 */
export function pairsOfPlaces(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      for (const statement of engine === 'sqlite' ? SQLITE : POSTGRES)
        await sql.raw(statement).execute(db)
    },
  }
}

/* Area and address are two spaces apart: the empty word between them is in no pair. */
const pairsIn = (words: string) => `
  (select word, lead(word) over (order by place) as next from ${words}) as pairs
  where word <> '' and next <> ''`

/* From here on as in 0033, but for the pairs. */
const MARKED =
  '"area", "suburb", "otherArea", "industry", "priceRange", "isBookable", "hourMarks", "dayMarks"'
const MARKS = [
  `'area ' || "area"`,
  `'suburb ' || "suburb"`,
  `'otherArea ' || "otherArea"`,
  `'industry ' || "industry"`,
  `'price ' || "priceRange"`,
  `case "isBookable" when 1 then 'booking online' end`,
]

const PLAIN = '"searchName", "searchIndustry", "searchServices", "searchDescription"'
const TEXTS = `${PLAIN}, "searchPlace"`
const FIELDS = '"name", "industry", "services", "description", "marks"'
const PIECE_LETTERS = 3

const withBeginning = (text: string, beginning: string) =>
  `replace(' ' || trim(${text}), ' ', ' ${beginning}')`

const SQLITE_PAIRS = `(select coalesce(group_concat(' qzr' || word || 'qz' || next, ''), '') from ${pairsIn(
  `(select value as word, key as place
    from json_each('["' || replace(trim("searchPlace"), ' ', '","') || '"]'))`,
)})`

const INDEXED = `"searchKey", ${PLAIN}, ${[
  withBeginning('"searchName"', 'qzn'),
  withBeginning('"searchServices"', 'qzs'),
  withBeginning('"searchIndustry"', 'qzi'),
  withBeginning('"searchPlace"', 'qzp'),
  SQLITE_PAIRS,
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

const POSTGRES_PAIRS = `select format('''R%s %s''', word, next) from ${pairsIn(
  `unnest(string_to_array(trim("searchPlace"), ' ')) with ordinality as words (word, place)`,
)}`

const POSTGRES = [
  'drop index "businessesSearchWords"',
  'alter table "businesses" drop column "searchWords"',
  'drop function "searchWordsOf"',
  `create function "searchWordsOf"("searchName" text, "searchIndustry" text, "searchServices" text,
   "searchDescription" text, "searchPlace" text, "area" text, "suburb" text, "otherArea" text, "industry" text,
   "priceRange" text, "isBookable" integer, "hourMarks" text, "dayMarks" text)
   returns tsvector language sql immutable parallel safe as $$
     select coalesce(string_agg(lexeme, ' '), '')::tsvector from (${lexemes}
       union all ${POSTGRES_PAIRS}
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
