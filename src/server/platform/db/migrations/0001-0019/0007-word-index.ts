import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/**
 * An index of words in place of the trigrams of 0002: a needle of many common letters made both
 * engines read half of all texts. Pieces of words are looked up among the known words first. All of
 * it follows the table by the database's own hand: no code path, import or repair leaves it behind.
 */
export function wordIndex(engine: OpenedDatabase['engine']): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      const statements = engine === 'sqlite' ? SQLITE : POSTGRES
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}

const TEXTS = '"searchName", "searchIndustry", "searchDescription", "searchPlace"'
/** What a mistyped name is measured against; a shorter word is too near to too many others. */
const NAME_LETTERS = 4
/** The shortest piece of a word that can be searched for. */
const PIECE_LETTERS = 3

/*
 * Words only come, on both engines: one that no text holds any more costs nothing, since it leads
 * to no business. A normalised text holds letters, digits and single spaces only, so on SQLite it
 * becomes a JSON list by replacing, which is the way to take it apart there. Known words are left
 * out by asking: an outer upsert would overrule "or ignore".
 */
const sqliteWords = (table: string, text: string, letters: number, from = '') =>
  `insert into "${table}" ("word") select distinct part.value
   from ${from} json_each('["' || replace(trim(${text}), ' ', '","') || '"]') as part
   where length(part.value) >= ${letters}
   and not exists (select 1 from "${table}" as known where known."word" = part.value)`

const allTexts = (row: string) =>
  TEXTS.split(', ')
    .map((column) => `trim(${row}.${column})`)
    .join(` || ' ' || `)

const sqliteFollow = (row: string) => `
  insert into "businessTexts" (rowid, "name", "industry", "description", "place")
    select "searchKey", ${TEXTS} from "businesses" where "id" = ${row}."id";
  ${sqliteWords('nameWords', `${row}."searchName"`, NAME_LETTERS)};
  ${sqliteWords('catalogueWords', allTexts(row), PIECE_LETTERS)};`

const SQLITE = [
  'drop trigger "businessTextsInserted"',
  'drop trigger "businessTextsUpdated"',
  'drop table "businessTexts"',
  `create virtual table "businessTexts" using fts5 ("name", "industry", "description", "place",
   content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 0')`,
  `insert into "businessTexts" (rowid, "name", "industry", "description", "place")
   select "searchKey", ${TEXTS} from "businesses"`,

  'create table "catalogueWords" ("number" integer primary key, "word" text not null unique)',
  `create virtual table "wordTrigrams" using fts5 ("word", content='catalogueWords',
   content_rowid='number', tokenize='trigram case_sensitive 1')`,
  `create trigger "catalogueWordsInserted" after insert on "catalogueWords" begin
     insert into "wordTrigrams" (rowid, "word") values (new."number", new."word");
   end`,
  sqliteWords('catalogueWords', allTexts('"businesses"'), PIECE_LETTERS, '"businesses",'),

  `create trigger "businessTextsInserted" after insert on "businesses" begin
     update "businesses" set "searchKey" = (select coalesce(max("searchKey"), 0) + 1 from "businesses") where "id" = new."id";
     ${sqliteFollow('new')}
   end`,
  `create trigger "businessTextsUpdated" after update of ${TEXTS} on "businesses" begin
     delete from "businessTexts" where rowid = old."searchKey";
     ${sqliteFollow('new')}
   end`,
]

/*
 * A tsvector written out by hand: PostgreSQL's own parser would take words apart by other rules.
 * A word carries the letter of its field (a weight would not be seen by the planner, which then
 * takes a word that no name holds for a common one). The fields lie far apart, so that no phrase
 * reaches from one into the next. The area is one lexeme of its own, with a sign that no word holds.
 */
const FIELDS = [
  { text: '"searchName"', letter: 'N', from: 0 },
  { text: '"searchIndustry"', letter: 'I', from: 1000 },
  { text: '"searchPlace"', letter: 'P', from: 2000 },
  { text: '"searchDescription"', letter: 'D', from: 3000 },
]
const lexemes = FIELDS.map(
  ({ text, letter, from }) => `
  select format('''${letter}%s'':%s', word, least(${from} + place, 16383)) as lexeme
  from unnest(string_to_array(trim(${text}), ' ')) with ordinality as parts (word, place)
  where word <> ''`,
).join(' union all ')

const postgresWords = (text: string, letters: number) =>
  `select distinct word from unnest(string_to_array(${text}, ' ')) as word where length(word) >= ${letters}`

const POSTGRES = [
  'drop index "businessesTexts", "businessesIndustry", "businessesArea"',
  'drop trigger "businessNameWords" on "businesses"',
  'drop function "followNameWords"',

  // By code point, so that the words with one beginning lie together in the key.
  'create table "catalogueWords" ("word" text collate "C" not null primary key)',
  'create index "catalogueWordsPieces" on "catalogueWords" using gin ("word" gin_trgm_ops)',
  `insert into "catalogueWords" select distinct words.word from "businesses",
   lateral (${postgresWords(allTexts('"businesses"'), PIECE_LETTERS)}) as words`,

  `create function "searchWordsOf"("searchName" text, "searchIndustry" text, "searchDescription" text,
   "searchPlace" text, "area" text) returns tsvector language sql immutable parallel safe as $$
     select coalesce(string_agg(lexeme, ' '), '')::tsvector from (${lexemes}
       union all select format('''@%s''', "area")) as lexemes
   $$`,
  `alter table "businesses" add column "searchWords" tsvector
   generated always as ("searchWordsOf"(${TEXTS}, "area")) stored`,
  `create index "businessesSearchWords" on "businesses" using gin ("searchWords") where "status" = 'ACTIVE'`,

  // In order, so that two writers who bring the same new words wait for each other and never cross.
  `create function "followWords"() returns trigger language plpgsql as $$
   begin
     insert into "nameWords" ${postgresWords('trim(new."searchName")', NAME_LETTERS)} order by word on conflict do nothing;
     insert into "catalogueWords" ${postgresWords(allTexts('new'), PIECE_LETTERS)} order by word on conflict do nothing;
     return null;
   end $$`,
  `create trigger "businessWords" after insert or update of ${TEXTS} on "businesses"
   for each row execute function "followWords"()`,
]
