import type { ComponentProps } from 'react'
import {
  groupSentence,
  NOBODY_LISTED,
  NOT_ONE_KIND,
  notAskedSentence,
} from '#shared/booking/group-copy.ts'
import { CATEGORY_OF_INDUSTRY } from '#shared/catalogue/industries.ts'
import { MAX_SAVED, readSavedIds } from '#shared/catalogue/saved-list.ts'
import { groupPages } from '#shared/paths.ts'
import {
  MAX_ASKED,
  NOBODY_CHOSEN,
  TOO_MANY_CHOSEN,
} from '#shared/schemas/bookings/booking-group.ts'
import { type BusinessOnCard, businessFilterSchema } from '#shared/schemas/business-list.ts'
import { AskPage, ChoosePage, SentPage } from '#web/features/bookings/pages/ask-page.tsx'
import type { PageRequest } from '#web/lib/router-context.ts'
import { personalPage } from '#web/routes/personal-page.tsx'

const MOST_PEOPLE = 500
const NOT_ALL_LISTED = 'Some of those you chose aren’t listed at the moment.'

type AskData =
  | ({ step: 'choose' } & ComponentProps<typeof ChoosePage>)
  | ({ step: 'ask' } & ComponentProps<typeof AskPage>)
  | ({ step: 'sent' } & ComponentProps<typeof SentPage>)

/** Selecting several businesses and sending them one request: links, checkboxes and a form. */
export const askRoute = personalPage<AskData>({
  path: groupPages.ask,
  sheets: ['bookings'],
  load: loadStep,
  title: () => 'Ask several at once',
  Page: (data) => {
    if (data.step === 'sent') return <SentPage {...data} />
    return data.step === 'ask' ? <AskPage {...data} /> : <ChoosePage {...data} />
  },
})

async function loadStep(request: PageRequest): Promise<AskData> {
  const { api, query, refused } = request
  const all = (name: string) => [...new Set(query.getAll(name))].filter((id) => id !== '')
  if (query.has('sent')) return { step: 'sent', ...(await loadSent(request, all)) }

  const ids = all('business').slice(0, MAX_SAVED)
  const of = query.get('of')
  const people = peopleIn(query)
  const choose = async (notice: string): Promise<AskData> => {
    const from = readSavedIds(of ?? '').ids
    const { businesses } = await api.findNamedBusinesses(from.length > 0 ? from : ids)
    return { step: 'choose', businesses, chosen: ids, notices: [notice], people }
  }
  if (ids.length === 0 && (of !== null || refused)) return choose(NOBODY_CHOSEN)
  if (ids.length === 0) {
    // Invalid parameters are ignored: people edit addresses by hand.
    const { data = {} } = businessFilterSchema.safeParse(Object.fromEntries(query))
    const found = await api.findBusinesses(data)
    return { step: 'choose', businesses: found.businesses, people: found.people }
  }
  const { businesses } = await api.findNamedBusinesses(ids)
  if (businesses.length === 0) return choose(NOBODY_LISTED)
  if (ids.length > MAX_ASKED) return choose(TOO_MANY_CHOSEN)
  if (!isOneKind(businesses)) return choose(NOT_ONE_KIND)
  return {
    step: 'ask',
    businesses,
    requestKey: refused?.fields.requestKey || crypto.randomUUID(),
    notices: businesses.length < ids.length ? [NOT_ALL_LISTED] : [],
    people,
  }
}

/** How many the visitor searched for, from the list before. */
function peopleIn(query: URLSearchParams): number | undefined {
  const people = Number(query.get('people'))
  return Number.isInteger(people) && people > 0 && people <= MOST_PEOPLE ? people : undefined
}

const isOneKind = (cards: readonly BusinessOnCard[]) =>
  new Set(cards.map(({ industry }) => CATEGORY_OF_INDUSTRY[industry])).size < 2

/** Who was asked, and who could not be. */
async function loadSent({ api, query }: PageRequest, all: (name: string) => string[]) {
  const [sent, left] = [all('sent').slice(0, MAX_ASKED), all('left').slice(0, MAX_ASKED)]
  const { businesses } = await api.findNamedBusinesses([...sent, ...left])
  const names = new Map(businesses.map(({ id, businessName }) => [id, businessName]))
  const asked = sent.map((id) => names.get(id) ?? 'a business')
  const reasons = new Set(left.map((id) => notAskedSentence(names.get(id))))
  const group = query.get('group')
  return {
    message: groupSentence(asked, [...reasons]),
    group: group === null ? null : await api.getBookingGroup(group),
  }
}
