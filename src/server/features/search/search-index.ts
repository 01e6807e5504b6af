import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { WEEKDAY_MARKS } from '#shared/hours/hour-marks.ts'
import { PAIR_SEPARATOR, PREFIX } from './index-terms.ts'

type Engine = OpenedDatabase['engine']

/**
 * The search index is derived from the businesses and follows them by triggers: no code path, import or repair
 * leaves it behind. Whoever changes it, or the terms in it, raises the version: every start builds what is
 * missing, under names of its own, beside the one that older processes still search.
 */
export const VERSION = 2

export const WORDS = `catalogueWords${VERSION}` as const
/** SQLite: the texts of businesses, and the trigrams of their words. */
export const TEXTS = `businessTexts${VERSION}` as const
export const TRIGRAMS = `wordTrigrams${VERSION}` as const
/** PostgreSQL: the column of businesses, and its index, which is made last. */
export const TERMS = `searchWords${VERSION}` as const
export const TERMS_INDEX = `businessesSearchWords${VERSION}` as const
export const PIECES_INDEX = `catalogueWordsPieces${VERSION}` as const

/** Columns of businesses that belong to an index, of whichever version. */
export const isIndexColumn = (name: string) => /^searchWords\d*$/.test(name)

const MARKED =
  '"area", "suburb", "otherArea", "industry", "priceRange", "isBookable", "hourMarks", "dayMarks"'
/** Filters. Those of opening hours are terms already. */
const MARKS = [
  `'area ' || "area"`,
  `'suburb ' || "suburb"`,
  `'otherArea ' || "otherArea"`,
  `'industry ' || "industry"`,
  `'price ' || "priceRange"`,
  `case "isBookable" when 1 then 'booking online' end`,
]
/** Who has any hours on a weekday, so that a day is one term as well. */
const WEEKDAYS = WEEKDAY_MARKS.map(
  ({ mark, beginning }) =>
    `case when "hourMarks" like '%${beginning}%' then ' ${mark}' else '' end`,
).join(' || ')
const TIMES = `"hourMarks" || ' ' || "dayMarks" || ${WEEKDAYS}`

const UNPLACED = '"searchName", "searchIndustry", "searchServices", "searchDescription"'
const READ = `${UNPLACED}, "searchPlace"`
const FIELDS = '"name", "industry", "services", "description", "marks"'
const PIECE_LETTERS = 3

const allTexts = (row: string) =>
  READ.split(', ')
    .map((column) => `trim(${row}.${column})`)
    .join(` || ' ' || `)

/* Area and address are two spaces apart: the empty word between them is in no pair. */
const pairsIn = (words: string) => `
  (select word, lead(word) over (order by place) as next from ${words}) as pairs
  where word <> '' and next <> ''`

const withPrefix = (text: string, prefix: string) =>
  `replace(' ' || trim(${text}), ' ', ' ${prefix}')`

const SQLITE_PAIRS = `(select coalesce(group_concat(' ${PREFIX.pair}' || word || '${PAIR_SEPARATOR}' || next, ''), '') from ${pairsIn(
  `(select value as word, key as place
    from json_each('["' || replace(trim("searchPlace"), ' ', '","') || '"]'))`,
)})`

const INDEXED = `"searchKey", ${UNPLACED}, ${[
  withPrefix('"searchName"', PREFIX.name),
  withPrefix('"searchServices"', PREFIX.services),
  withPrefix('"searchIndustry"', PREFIX.industry),
  withPrefix('"searchPlace"', PREFIX.place),
  SQLITE_PAIRS,
  ...MARKS.map((mark) => `coalesce(' ${PREFIX.mark}' || lower(hex(${mark})), '')`),
  withPrefix(TIMES, PREFIX.mark),
].join(' || ')}`

const sqliteWords = (from: string, row: string) =>
  `insert into "${WORDS}" ("word") select distinct part.value
   from ${from} json_each('["' || replace(${allTexts(row)}, ' ', '","') || '"]') as part
   where length(part.value) >= ${PIECE_LETTERS}
   and not exists (select 1 from "${WORDS}" as known where known."word" = part.value)`

const FOLLOW = `
  insert into "${TEXTS}" (rowid, ${FIELDS}) select ${INDEXED} from "businesses" where "id" = new."id";
  ${sqliteWords('', 'new')};`

const SQLITE = [
  // Words only come: one that no text has any more leads to no business.
  `create table "${WORDS}" ("number" integer primary key, "word" text not null unique)`,
  `create virtual table "${TRIGRAMS}" using fts5 ("word", content='${WORDS}',
   content_rowid='number', tokenize='trigram case_sensitive 1')`,
  `create trigger "catalogueWordsInserted${VERSION}" after insert on "${WORDS}" begin
     insert into "${TRIGRAMS}" (rowid, "word") values (new."number", new."word");
   end`,
  `create virtual table "${TEXTS}" using fts5 (${FIELDS},
   content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0')`,
  `insert into "${TEXTS}" (rowid, ${FIELDS}) select ${INDEXED} from "businesses"`,
  sqliteWords('"businesses",', '"businesses"'),
  `create trigger "businessTextsInserted${VERSION}" after insert on "businesses" begin
     update "businesses" set "searchKey" = (select coalesce(max("searchKey"), 0) + 1 from "businesses") where "id" = new."id";
     ${FOLLOW}
   end`,
  `create trigger "businessTextsUpdated${VERSION}" after update of ${READ}, ${MARKED} on "businesses" begin
     delete from "${TEXTS}" where rowid = old."searchKey";
     ${FOLLOW}
   end`,
  `create trigger "businessTextsDeleted${VERSION}" after delete on "businesses" begin
     delete from "${TEXTS}" where rowid = old."searchKey";
   end`,
]

/** Where the words of a text begin to count, so that no phrase runs from one text into the next. */
const POSITIONS = [
  { text: '"searchName"', prefixes: [PREFIX.name, ''], from: 0 },
  { text: '"searchIndustry"', prefixes: [PREFIX.industry, ''], from: 1000 },
  { text: '"searchPlace"', prefixes: [PREFIX.place], from: 2000 },
  { text: '"searchDescription"', prefixes: [''], from: 3000 },
  { text: '"searchServices"', prefixes: [PREFIX.services, ''], from: 10_000 },
]
const wordsIn = (text: string) =>
  `unnest(string_to_array(trim(${text}), ' ')) with ordinality as words (word, place)`
const LEXEMES = [
  ...POSITIONS.flatMap(({ text, prefixes, from }) =>
    prefixes.map(
      (
        prefix,
      ) => `select format('''${prefix}%s'':%s', word, least(${from} + place, 16383)) as lexeme
       from ${wordsIn(text)} where word <> ''`,
    ),
  ),
  `select format('''${PREFIX.pair}%s${PAIR_SEPARATOR}%s''', word, next) from ${pairsIn(wordsIn('"searchPlace"'))}`,
  `select format('''${PREFIX.mark}%s''', encode(convert_to(mark, 'UTF8'), 'hex'))
   from (values ${MARKS.map((mark) => `(${mark})`).join(', ')}) as marks (mark) where mark is not null`,
  `select format('''${PREFIX.mark}%s''', word) from ${wordsIn(TIMES)} where word <> ''`,
].join(' union all ')

const newWords = (from: string, row: string) =>
  `insert into "${WORDS}" select distinct word from ${from} unnest(string_to_array(${allTexts(row)}, ' ')) as word
   where length(word) >= ${PIECE_LETTERS} order by word on conflict do nothing`

const termsOf = (row: string) =>
  `"searchWordsOf${VERSION}"(${`${READ}, ${MARKED}`.replaceAll(/"\w+"/g, (column) => `${row}.${column}`)})`

/** Short statements in one transaction: from then on every new row is in the index. */
const POSTGRES = [
  'create extension if not exists pg_trgm',
  `create table "${WORDS}" ("word" text collate "C" primary key)`,
  `create index "${PIECES_INDEX}" on "${WORDS}" using gin ("word" gin_trgm_ops)`,
  `create function "followWords${VERSION}"() returns trigger language plpgsql as $$
   begin
     ${newWords('', 'new')};
     return null;
   end $$`,
  `create trigger "businessWords${VERSION}" after insert or update of ${READ} on "businesses"
   for each row execute function "followWords${VERSION}"()`,
  `create function "searchWordsOf${VERSION}"("searchName" text, "searchIndustry" text, "searchServices" text,
   "searchDescription" text, "searchPlace" text, "area" text, "suburb" text, "otherArea" text, "industry" text,
   "priceRange" text, "isBookable" integer, "hourMarks" text, "dayMarks" text)
   returns tsvector language sql immutable parallel safe as $$
     select coalesce(string_agg(lexeme, ' '), '')::tsvector from (${LEXEMES}) as lexemes
   $$`,
  `alter table "businesses" add column "${TERMS}" tsvector`,
  `create function "followTerms${VERSION}"() returns trigger language plpgsql as $$
   begin
     new."${TERMS}" := ${termsOf('new')};
     return new;
   end $$`,
  `create trigger "businessTerms${VERSION}" before insert or update of ${READ}, ${MARKED} on "businesses"
   for each row execute function "followTerms${VERSION}"()`,
]

/** PostgreSQL: the rows that were there before, some at a time. */
export const FILL_SOME = `update "businesses" set "${TERMS}" = ${termsOf('"businesses"')}
  where "id" in (select "id" from "businesses" where "${TERMS}" is null limit 1000)`
export const FILL_WORDS = newWords('"businesses",', '"businesses"')
export const MAKE_TERMS_INDEX = `create index concurrently "${TERMS_INDEX}" on "businesses"
  using gin ("${TERMS}") where "status" = 'ACTIVE'`

export const createStatements = (engine: Engine): string[] =>
  engine === 'sqlite' ? SQLITE : POSTGRES

/** The first had no number. */
export const EARLIER_VERSIONS = [
  '',
  ...Array.from({ length: VERSION - 1 }, (_, index) => `${index + 1}`),
]

export const dropStatements = (engine: Engine, version: string): string[] =>
  engine === 'sqlite'
    ? [
        ...['businessTextsInserted', 'businessTextsUpdated', 'businessTextsDeleted'].map(
          (trigger) => `drop trigger if exists "${trigger}${version}"`,
        ),
        ...['wordTrigrams', 'businessTexts', 'catalogueWords'].map(
          (table) => `drop table if exists "${table}${version}"`,
        ),
      ]
    : [
        `alter table "businesses" drop column if exists "searchWords${version}"`,
        ...['searchWordsOf', 'followTerms', 'followWords'].map(
          (name) => `drop function if exists "${name}${version}" cascade`,
        ),
        `drop table if exists "catalogueWords${version}"`,
      ]
