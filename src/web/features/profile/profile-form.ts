import { z } from 'zod'
import { type Profile, profileFormSchema } from '#shared/schemas/profile.ts'

const { industry, area } = profileFormSchema.shape

/** All values are strings, as in inputs; an unknown industry or area is refused. */
export const profileTextsSchema = profileFormSchema.extend({
  industry: z.string().pipe(industry),
  area: z.string().pipe(area),
})
export type ProfileForm = z.input<typeof profileTextsSchema>

export function profileFormOf(profile: Profile | null): ProfileForm {
  return {
    businessName: profile?.businessName ?? '',
    industry: profile?.industry ?? '',
    area: profile?.area ?? '',
    address: profile?.address ?? '',
    phone: profile?.phone ?? '',
    emailPublic: profile?.emailPublic ?? '',
    website: profile?.website ?? '',
    description: profile?.description ?? '',
  }
}
