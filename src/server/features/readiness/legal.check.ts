import type { SiteService } from '#server/features/site/site.service.ts'
import type { Context } from '#server/platform/context.ts'
import { formatDate } from '#shared/time/dates.ts'
import { type Found, found } from './found.ts'

/** Whether it is known who runs the site. A registration number only a company has. */
export async function checkLegal({ config }: Context, site: SiteService): Promise<Found> {
  const said = await site.get()
  const fields = {
    'company name': said.companyName || config.seller.name,
    address: said.address || config.seller.address,
    'information officer': said.informationOfficer,
    'their e-mail': said.informationOfficerEmail,
    'country of the servers': said.serverCountry,
  }
  const empty = Object.entries(fields).flatMap(([name, value]) => (value ? [] : name))
  if (empty.length > 0)
    return found('bad', {
      sentence: `Still empty: ${empty.join(', ')}. Invoices and the legal pages take them from here.`,
      mend: 'Fill them in below.',
    })
  const changed = said.detailsChangedAt
  return found('ok', {
    sentence:
      changed === null ? 'Filled in.' : `Filled in, last changed on ${formatDate(changed)}.`,
  })
}
