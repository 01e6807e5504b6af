import type { FastifyRequest } from 'fastify'
import { signedInUser } from '#server/features/accounts/guards.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import { sendCsv } from '#server/platform/http/csv-answer.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { allOf } from '#server/platform/http/forms/form-fields.ts'
import { fileOf, readMultipart, textOf } from '#server/platform/http/forms/multipart.ts'
import { ownPages } from '#shared/own-paths.ts'
import {
  DECISIONS,
  IMPORT_FIELDS,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_MEGABYTES,
  importDecisionSchema,
  importTargetSchema,
} from '#shared/schemas/imports/import.ts'
import type { Mapping } from './columns.ts'
import { presentWithRows } from './import.presenter.ts'
import type { ImportService } from './import.service.ts'

/** For the other fields and the boundaries around the file. */
const FORM_ROOM = 16 * 1024
const TOO_LARGE = `That file is larger than ${IMPORT_MAX_MEGABYTES} MB. Please split it.`

async function readUpload(request: FastifyRequest) {
  const form = await readMultipart(request)
  const file = await fileOf(form, 'file')
  if (!file) throw new AppError('invalid', "Please send the file in the field 'file'.")
  if (file.bytes.length > IMPORT_MAX_BYTES) throw new AppError('too-large', TOO_LARGE)
  return { fileName: file.name, bytes: file.bytes, source: textOf(form, 'source') }
}

const WHOLE_FILE = { bodyLimit: IMPORT_MAX_BYTES + FORM_ROOM }

/** Imports as calls, and the forms of the admin's pages. */
export function importRoutes(
  route: Route,
  form: Form,
  { imports }: { imports: ImportService },
): void {
  route(
    'POST /api/admin/imports',
    {
      ...WHOLE_FILE,
      errorHandler: (error) => {
        throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
          ? new AppError('too-large', TOO_LARGE, { cause: error })
          : error
      },
    },
    async (request) => {
      const id = await imports.create(await readUpload(request))
      await imports.check(id)
      return { id }
    },
  )
  route('GET /api/admin/imports/:id', async ({ params, query }) =>
    presentWithRows(await imports.get(params.id, query.page)),
  )
  route('GET /api/admin/imports/:id/report.csv', async ({ params }, reply) =>
    sendCsv(reply, 'import-report.csv', await imports.report(params.id)),
  )
  route('POST /api/admin/imports/:id/apply', async ({ user, params }) => {
    await imports.apply(user, params.id)
    return { message: 'The import is being written.' }
  })
  route('POST /api/admin/imports/:id/undo', async ({ user, params }) => {
    await imports.undo(user, params.id)
    return { message: 'The import is being undone.' }
  })

  const pageOf = ({ id = '' }: Record<string, string>) => ownPages.import(id)
  const options = { page: pageOf, who: 'admin', params: importTargetSchema } as const
  form(
    ownPages.imports,
    { page: () => ownPages.imports, isPage: true, who: 'admin', file: WHOLE_FILE },
    async (request) => ownPages.import(await imports.create(await readUpload(request))),
  )
  form(ownPages.importAction(':id', 'columns'), options, async ({ form, params }) => {
    const mapping: Mapping = {}
    for (const [name, field] of Object.entries(form?.fields ?? {})) {
      const known = IMPORT_FIELDS.find((one) => one === field)
      const column = /^column-(\d{1,2})$/.exec(name)?.[1]
      if (known && column !== undefined) mapping[known] = Number(column)
    }
    await imports.check(params.id, mapping)
    return ownPages.import(params.id)
  })
  form(
    ownPages.importAction(':id', 'decide'),
    {
      ...options,
      page: ({ id = '', page }) => ownPages.import(id, Number(page) || 1),
      body: importDecisionSchema,
    },
    async ({ form, params, body }) => {
      const some = new Map(
        DECISIONS.map((decision) => [
          decision,
          Object.keys(form?.fields ?? {}).flatMap((name) => {
            const number = /^row-(\d{1,5})$/.exec(name)?.[1]
            return number && allOf(form?.fields, name)[0] === decision ? [Number(number)] : []
          }),
        ]),
      )
      await imports.decide(params.id, body.all, some)
      return ownPages.import(params.id, body.page)
    },
  )
  for (const action of ['apply', 'undo'] as const)
    form(ownPages.importAction(':id', action), options, async (request) => {
      await imports[action](signedInUser(request), request.params.id)
      return ownPages.import(request.params.id)
    })
  form(ownPages.importAction(':id', 'discard'), options, async ({ params }) => {
    await imports.discard(params.id)
    return ownPages.imports
  })
}
