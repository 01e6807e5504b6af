import { type ReactNode, useState } from 'react'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { AREAS } from '#shared/places/areas.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input, Textarea } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useReportUnsaved } from '#web/components/unsaved-changes.tsx'
import { useOddPhone } from '#web/lib/forms/use-odd-phone.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import { useTexts } from '#web/lib/forms/use-texts.ts'
import { ExactPlacePanel } from './exact-place-panel.tsx'
import { FeaturedPanel } from './featured-panel.tsx'
import { ImagePanel } from './image-panel.tsx'
import { PhotosPanel } from './photos/photos-panel.tsx'
import { PosterPanel } from './poster-panel.tsx'
import { profileFormOf, profileTextsSchema } from './profile-form.ts'
import { useSaveProfile } from './save-profile.mutation.ts'

const PHONE_QUESTION = 'Can visitors call this number? If it is right, save again.'

const loadSchema = async () => profileTextsSchema

export function ProfileTab({ profile, account }: { profile: Profile | null; account: ReactNode }) {
  /** An image that was uploaded before there is a profile: it is saved with the first save. */
  const [waitingImageUrl, setWaitingImageUrl] = useState<string | null>(null)
  const save = useSaveProfile()
  const [saved, setSaved] = useState(() => profileFormOf(profile))
  const { texts, setTexts, field } = useTexts(saved)
  const isDirty = JSON.stringify(texts) !== JSON.stringify(saved)
  useReportUnsaved('profile', isDirty || waitingImageUrl !== null)

  const isOddPhone = useOddPhone()
  const { errors, props, showError, showFailure } = useSchemaForm(
    loadSchema,
    (values) => {
      if (values.phone && isOddPhone(values.phone)) return showError('phone', PHONE_QUESTION)
      save.mutate(waitingImageUrl ? { ...values, imageUrl: waitingImageUrl } : values, {
        onSuccess: (answer) => {
          const stored = profileFormOf(answer.profile)
          setSaved(stored)
          setTexts(stored)
          setWaitingImageUrl(null)
        },
        onError: showFailure,
      })
    },
    { read: () => texts },
  )
  return (
    <div className="dashboard-columns dashboard-columns--profile">
      <Panel title="Profile">
        <form className="stack" {...props}>
          <div className="two-columns">
            <Field label="Business name" error={errors.businessName}>
              <Input autoComplete="organization" {...field('businessName')} />
            </Field>
            <Field label="Industry" error={errors.industry}>
              <Select
                options={INDUSTRIES}
                placeholder="Choose an industry"
                {...field('industry')}
              />
            </Field>
            <Field label="Area" error={errors.area}>
              <Select options={AREAS} placeholder="Choose an area" {...field('area')} />
            </Field>
            <Field label="Address" error={errors.address}>
              <Input autoComplete="address-line1" {...field('address')} />
            </Field>
            <Field label="Phone" error={errors.phone}>
              <Input type="tel" autoComplete="tel" {...field('phone')} />
            </Field>
            <Field label="Public email" error={errors.emailPublic}>
              <Input type="email" autoComplete="email" {...field('emailPublic')} />
            </Field>
          </div>
          <Field label="Website" error={errors.website}>
            <Input
              inputMode="url"
              placeholder="www.example.co.za"
              autoComplete="url"
              {...field('website')}
            />
          </Field>
          <Field label="Description" error={errors.description}>
            <Textarea rows={5} {...field('description')} />
          </Field>
          <div className="form-end">
            <Button type="submit" pending={save.isPending}>
              {save.isPending ? 'Saving...' : 'Save Profile'}
            </Button>
          </div>
        </form>
      </Panel>
      <aside className="dashboard-stack">
        <ImagePanel
          profile={profile}
          waitingImageUrl={waitingImageUrl}
          onWaiting={setWaitingImageUrl}
        />
        {profile && <ExactPlacePanel key={JSON.stringify(profile.location)} profile={profile} />}
        {profile?.status === 'ACTIVE' && <PosterPanel profile={profile} />}
        {profile?.plan === 'PREMIUM' && <FeaturedPanel />}
      </aside>
      {profile && <PhotosPanel profile={profile} />}
      {account}
    </div>
  )
}
