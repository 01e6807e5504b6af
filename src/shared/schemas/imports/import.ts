import { z } from 'zod'
import { idSchema } from '#shared/schemas/id.ts'
import { pageSchema } from '#shared/schemas/page.ts'

/** What a column of a file can be. */
export const IMPORT_FIELDS = [
  'externalId',
  'businessName',
  'industry',
  'address',
  'suburb',
  'phone',
  'emailPublic',
  'website',
  'description',
  'services',
  'hours',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

export const IMPORT_MAX_MEGABYTES = 10
export const IMPORT_MAX_BYTES = IMPORT_MAX_MEGABYTES * 1024 * 1024

const IMPORT_STATES = [
  'columns',
  'checking',
  'ready',
  'applying',
  'done',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const VERDICTS = [
  'new',
  'changed',
  'same',
  'maybe',
  'claimed',
  'removed',
  'refused',
] as const
export type Verdict = (typeof VERDICTS)[number]

/** What becomes of a row that is perhaps a business that is listed. */
export const DECISIONS = ['update', 'leave', 'new'] as const
export type Decision = (typeof DECISIONS)[number]

export const importTargetSchema = z.object({ id: idSchema })

export const importQuerySchema = z.object({
  page: pageSchema.meta({
    description: 'Of the rows that are perhaps listed already (`maybe`).',
  }),
})

export const importDecisionSchema = z.object({
  all: z.enum(DECISIONS).optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
})

/** What is compared side by side where a row is perhaps a business that is listed. */
export const COMPARED_FIELDS = [
  'businessName',
  'industry',
  'suburb',
  'phone',
  'address',
] as const satisfies ImportField[]

const importRowSchema = z.object({
  number: z.int(),
  line: z.int().meta({ description: 'The line of the file.' }),
  verdict: z.enum(VERDICTS),
  name: z.string(),
  address: z.string(),
  reason: z.string().meta({ description: 'Why it is refused, or what changes.' }),
  businessId: z.string().nullable(),
  decision: z.enum(DECISIONS).nullable(),
  compared: z
    .object({
      hasOwner: z.boolean(),
      source: z.string().nullable(),
      fields: z.array(
        z.object({ field: z.enum(COMPARED_FIELDS), inFile: z.string(), listed: z.string() }),
      ),
    })
    .nullable()
    .meta({ description: 'For `maybe`, while that business is there: what both say.' }),
})

const importSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  source: z.string(),
  state: z.enum(IMPORT_STATES),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  total: z.int(),
  progress: z.int().meta({ description: 'Percent of the present step.' }),
  counts: z.object({
    new: z.int(),
    changed: z.int(),
    same: z.int(),
    maybe: z.int(),
    claimed: z.int(),
    removed: z.int(),
    refused: z.int(),
  } satisfies Record<Verdict, z.ZodInt>),
  undo: z.object({ until: z.string(), left: z.int() }).nullable().meta({
    description: 'Until when it can be undone; how many an undo had to leave as they are.',
  }),
})
export type ImportView = z.infer<typeof importSchema>

export const importAnswerSchema = importSchema.extend({
  rows: z.array(importRowSchema).meta({
    description: 'Up to 50 of each verdict but `same`: the first, or of `maybe` those of the page.',
  }),
  page: z.int(),
  pageCount: z.int(),
})
export type ImportAnswer = z.infer<typeof importAnswerSchema>
