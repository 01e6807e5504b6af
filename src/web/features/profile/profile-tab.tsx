import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { AREAS } from '#shared/places/areas.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, Input, Textarea } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useReportUnsaved } from '#web/components/unsaved-changes.tsx'
import { showFieldErrors } from '#web/lib/forms/form-errors.ts'
import { ExactPlacePanel } from './exact-place-panel.tsx'
import { ImagePanel } from './image-panel.tsx'
import { PosterPanel } from './poster-panel.tsx'
import { profileFormOf, profileTextsSchema } from './profile-form.ts'
import { useSaveProfile } from './save-profile.mutation.ts'

const resolver = zodResolver(profileTextsSchema)

export function ProfileTab({ profile, account }: { profile: Profile | null; account: ReactNode }) {
  /** A picture that was sent before there is a profile to show it: it goes with the first save. */
  const [waitingImageUrl, setWaitingImageUrl] = useState<string | null>(null)
  const save = useSaveProfile()
  const form = useForm({ resolver, defaultValues: profileFormOf(profile) })
  const { errors, isDirty } = form.formState
  useReportUnsaved('profile', isDirty || waitingImageUrl !== null)

  const submit = form.handleSubmit((values) =>
    save.mutate(waitingImageUrl ? { ...values, imageUrl: waitingImageUrl } : values, {
      onSuccess: (answer) => {
        form.reset(profileFormOf(answer.profile))
        setWaitingImageUrl(null)
      },
      onError: (error) => showFieldErrors(form, error),
    }),
  )
  return (
    <div className="cols cols--profile">
      <Panel title="Profile">
        <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
          <div className="grid2">
            <Field label="Business name" error={errors.businessName?.message}>
              <Input autoComplete="organization" {...form.register('businessName')} />
            </Field>
            <Field label="Industry" error={errors.industry?.message}>
              <Select
                options={INDUSTRIES}
                placeholder="Choose an industry"
                {...form.register('industry')}
              />
            </Field>
            <Field label="Area" error={errors.area?.message}>
              <Select options={AREAS} placeholder="Choose an area" {...form.register('area')} />
            </Field>
            <Field label="Address" error={errors.address?.message}>
              <Input autoComplete="address-line1" {...form.register('address')} />
            </Field>
            <Field label="Phone" error={errors.phone?.message}>
              <Input type="tel" autoComplete="tel" {...form.register('phone')} />
            </Field>
            <Field label="Public email" error={errors.emailPublic?.message}>
              <Input type="email" autoComplete="email" {...form.register('emailPublic')} />
            </Field>
          </div>
          <Field label="Website" error={errors.website?.message}>
            <Input
              inputMode="url"
              placeholder="www.example.co.za"
              autoComplete="url"
              {...form.register('website')}
            />
          </Field>
          <Field label="Description" error={errors.description?.message}>
            <Textarea rows={5} {...form.register('description')} />
          </Field>
          <div className="formend">
            <Button type="submit" pending={save.isPending}>
              {save.isPending ? 'Saving...' : 'Save Profile'}
            </Button>
          </div>
        </form>
      </Panel>
      <aside className="dstack">
        <ImagePanel
          profile={profile}
          waitingImageUrl={waitingImageUrl}
          onWaiting={setWaitingImageUrl}
        />
        {profile && <ExactPlacePanel key={JSON.stringify(profile.location)} profile={profile} />}
        {profile?.status === 'ACTIVE' && <PosterPanel profile={profile} />}
      </aside>
      {account}
    </div>
  )
}
