import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { presentBusinessOnCard } from '#server/features/businesses/business.presenter.ts'
import { callWithin } from '#server/render/plain-forms/call-within.ts'
import { sendPlainPage } from '#server/render/send-plain-page.tsx'
import type { Services } from '#server/services.ts'
import { NOBODY_LISTED, NOT_ONE_KIND } from '#shared/booking/group-copy.ts'
import { groupApi, groupPages } from '#shared/booking/group-paths.ts'
import { CATEGORY_OF_INDUSTRY } from '#shared/catalogue/industries.ts'
import { MAX_SAVED, readSavedIds } from '#shared/catalogue/saved-list.ts'
import {
  type BookingGroupAnswer,
  MAX_ASKED,
  NOBODY_CHOSEN,
  TOO_MANY_CHOSEN,
} from '#shared/schemas/bookings/booking-group.ts'
import { type BusinessOnCard, businessFilterSchema } from '#shared/schemas/business-list.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { AskPage, ChoosePage, SentPage } from '#web/features/bookings/pages/ask-page.tsx'

const hidden = { schema: { hide: true } }
const TITLE = 'Ask several at once'
const NOT_ALL_LISTED = 'Not all that you chose are listed at the moment.'

/** Selecting several businesses and sending them one request, without script: links, checkboxes and a form. */
export const askPageRoutes: FastifyPluginAsync<{ services: Services; styles: string[] }> = async (
  app,
  { services: { businesses }, styles },
) => {
  await app.register(formbody)
  const send = sendPlainPage(styles)

  const findNamed = async (ids: readonly string[]): Promise<BusinessOnCard[]> => {
    const found = await businesses.findCardsOf(ids.slice(0, MAX_SAVED))
    return found.rows.map(presentBusinessOnCard(found))
  }

  /** The businesses of a list, by the list's own parameters; invalid ones are ignored. */
  const findAsked = async (query: unknown): Promise<BusinessOnCard[]> => {
    const { data = {} } = businessFilterSchema.safeParse(query)
    const found = await businesses.findCards(data)
    return found.rows.map(presentBusinessOnCard(found))
  }

  const chooseAgain = async (
    reply: FastifyReply,
    status: number,
    notice: string,
    chosen: readonly string[],
    from: readonly string[],
  ) => {
    const cards = await findNamed(from.length > 0 ? from : chosen)
    const page = <ChoosePage businesses={cards} chosen={chosen} notices={[notice]} />
    return send(reply, status, TITLE, page)
  }

  app.get(groupPages.ask, hidden, async (request, reply) => {
    const ids = textsOf(request.query, 'business')
    const [of] = textsOf(request.query, 'of')
    const from = readSavedIds(of ?? '').ids
    if (ids.length === 0 && of !== undefined)
      return chooseAgain(reply, 200, NOBODY_CHOSEN, [], from)
    if (ids.length === 0) {
      const cards = await findAsked(request.query)
      return send(reply, 200, TITLE, <ChoosePage businesses={cards} />)
    }
    const cards = await findNamed(ids)
    if (cards.length === 0) return chooseAgain(reply, 200, NOBODY_LISTED, [], from)
    if (ids.length > MAX_ASKED) return chooseAgain(reply, 200, TOO_MANY_CHOSEN, ids, from)
    if (!isOneKind(cards)) return chooseAgain(reply, 200, NOT_ONE_KIND, ids, from)
    const notices = cards.length < ids.length ? [NOT_ALL_LISTED] : []
    const page = <AskPage businesses={cards} requestKey={randomUUID()} notices={notices} />
    return send(reply, 200, TITLE, page)
  })

  app.post(groupPages.ask, hidden, async (request: FastifyRequest, reply) => {
    const ids = textsOf(request.body, 'business')
    const fields = readFields(request.body)
    if (ids.length === 0) return chooseAgain(reply, 400, NOBODY_CHOSEN, [], [])
    const [website = ''] = textsOf(request.body, 'website')
    const answered = await callWithin(app, request, groupApi.groups, {
      ...fields,
      requestKey: fields.requestKey || undefined,
      website,
      businessIds: ids,
    })
    const cookies = answered.headers['set-cookie']
    if (cookies !== undefined) reply.header('set-cookie', cookies)
    if (answered.statusCode >= 400) {
      const { detail, errors = {} } = answered.json<Problem>()
      const cards = await findNamed(ids)
      if (cards.length === 0 || cards.length > MAX_ASKED || !isOneKind(cards))
        return chooseAgain(reply, answered.statusCode, errors.businessIds ?? detail, ids, [])
      const refused = { detail, errors, fields }
      const { requestKey } = fields
      const page = <AskPage businesses={cards} requestKey={requestKey} refused={refused} />
      return send(reply, answered.statusCode, TITLE, page)
    }
    const { message } = answered.json<BookingGroupAnswer>()
    return send(
      reply,
      200,
      'Booking request sent!',
      <SentPage message={message} email={fields.email} />,
    )
  })
}

const fieldsSchema = z.record(z.string(), z.unknown())

const isOneKind = (cards: readonly BusinessOnCard[]) =>
  new Set(cards.map(({ industry }) => CATEGORY_OF_INDUSTRY[industry])).size < 2

/** All values of a field that may be sent once or several times; unique, and only texts. */
function textsOf(source: unknown, name: string): string[] {
  const { data = {} } = fieldsSchema.safeParse(source)
  const values: unknown[] = [data[name]].flat()
  const texts = values.filter((value) => typeof value === 'string')
  return [...new Set(texts.filter((text) => text !== ''))]
}

function readFields(body: unknown) {
  const text = (name: string) => textsOf(body, name)[0] ?? ''
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    dateISO: text('dateISO'),
    notes: text('notes'),
    requestKey: text('requestKey'),
  }
}
