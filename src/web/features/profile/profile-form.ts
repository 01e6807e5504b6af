import type { Profile } from '#shared/schemas/profile.ts'

/** The form's own shape: everything a text, as inputs have it. */
export interface ProfileForm {
  businessName: string
  industry: string
  area: string
  address: string
  phone: string
  emailPublic: string
  website: string
  description: string
}

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
