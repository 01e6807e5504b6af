import { ownPages } from '#shared/paths.ts'
import type { ImportsView } from '#shared/personal-read-api.ts'
import { countOf } from '#shared/text/numbers.ts'
import { AdminPageBar } from '#web/components/admin/admin-page-bar.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { PostForm } from '#web/components/ui/form/post-form.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'

/** Businesses that nobody has claimed. */
export function ImportsPage(view: ImportsView) {
  const refused = useRefusedForm()
  return (
    <>
      <AdminPageBar current={ownPages.imports} />
      <main id="content" className="wrap admin">
        <h1>Import</h1>
        {refused && <FormError>{refused.detail}</FormError>}
        <UnclaimedSwitch {...view} />
      </main>
    </>
  )
}

function UnclaimedSwitch({ isOn, isFixed, unclaimed }: ImportsView) {
  const has = countOf(unclaimed, 'business', 'businesses')
  return (
    <Panel title={isOn ? 'Visitors see unclaimed businesses' : 'Unclaimed businesses are hidden'}>
      <p>
        {has} without an owner. They are below everybody who pays, say where their details come
        from, and take no bookings.
      </p>
      {isFixed ? (
        <p>The setting UNCLAIMED decides this.</p>
      ) : (
        <PostForm action={ownPages.importsAction(isOn ? 'hide' : 'show')}>
          <Button type="submit" variant={isOn ? 'line' : 'ink'}>
            {isOn ? 'Hide them' : 'Show them'}
          </Button>
        </PostForm>
      )}
    </Panel>
  )
}
