import { Check, Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { MAX_PEOPLE, type Person } from '#shared/schemas/bookings/person.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { failureText } from '#web/lib/api/failure-text.ts'
import { useAddPerson, useRemovePerson, useRenamePerson } from './people.mutations.ts'

interface PeopleEditorProps {
  people: readonly Person[]
  hasProfile: boolean
}

/** People, rooms or courts: saved one by one, at once. */
export function PeopleEditor({ people, hasProfile }: PeopleEditorProps) {
  const remove = useRemovePerson()
  return (
    <Panel title="People" help="people-rooms-and-courts" className="stack">
      <p className="field__hint">
        A stylist, a room, a court: nobody is booked twice at the same time, and visitors may
        choose. Tick who offers each service. Each name is saved at once.
      </p>
      {people.length > 0 && (
        <ul className="setup-people">
          {people.map((person) => (
            <li key={person.id}>
              <PersonName key={person.name} person={person} />
              <IconButton label={`Remove ${person.name}`} onClick={() => remove.mutate(person.id)}>
                <Trash2 className="icon" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {remove.isError && <FormError>{failureText(remove.error)}</FormError>}
      <NewPerson disabled={!hasProfile || people.length >= MAX_PEOPLE} />
    </Panel>
  )
}

/** Enter saves the name, not the form around it. */
const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  act()
}

function PersonName({ person: { id, name } }: { person: Person }) {
  const [text, setText] = useState(name)
  const rename = useRenamePerson()
  const isChanged = text.trim() !== '' && text !== name
  const save = () => {
    if (isChanged && !rename.isPending) rename.mutate({ id, name: text })
  }
  return (
    <>
      <Field
        label={`Name of ${name}`}
        hideLabel
        error={rename.isError ? failureText(rename.error) : undefined}
      >
        <Input
          maxLength={60}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onEnter(save)}
        />
      </Field>
      {isChanged && (
        <IconButton label={`Rename ${name}`} onClick={save}>
          <Check className="icon" aria-hidden="true" />
        </IconButton>
      )}
    </>
  )
}

function NewPerson({ disabled }: { disabled: boolean }) {
  const [name, setName] = useState('')
  const add = useAddPerson()
  const save = () => {
    if (disabled || name.trim() === '' || add.isPending) return
    add.mutate({ name }, { onSuccess: () => setName('') })
  }
  return (
    <div className="setup-add">
      <Field label="Name" error={add.isError ? failureText(add.error) : undefined}>
        <Input
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onEnter(save)}
        />
      </Field>
      <Button
        variant="quiet"
        disabled={disabled || name.trim() === ''}
        pending={add.isPending}
        onClick={save}
      >
        <Plus className="icon" aria-hidden="true" /> Add
      </Button>
    </div>
  )
}
