import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Person, PersonRequest } from '#shared/schemas/bookings/person.ts'
import { call } from '#web/lib/api/api-client.ts'
import { bookingSetupQuery } from '#web/lib/api/booking-setup.query.ts'
import { isPublic } from '#web/lib/api/query-keys.ts'

/** Changes the list alone: what is not saved yet of the other settings stays. */
function useChangePeople() {
  const queryClient = useQueryClient()
  return (change: (people: Person[]) => Person[]) => {
    queryClient.setQueryData(
      bookingSetupQuery.queryKey,
      (answer) => answer && { setup: { ...answer.setup, people: change(answer.setup.people) } },
    )
    queryClient.removeQueries({ predicate: isPublic })
  }
}

export function useAddPerson() {
  const changePeople = useChangePeople()
  return useMutation({
    mutationFn: (request: PersonRequest) => call('POST /api/dashboard/people', { body: request }),
    onSuccess: ({ person }) => changePeople((people) => [...people, person]),
  })
}

export function useRenamePerson() {
  const changePeople = useChangePeople()
  return useMutation({
    mutationFn: ({ id, name }: Person) =>
      call('PUT /api/dashboard/people/:id', { params: { id }, body: { name } }),
    onSuccess: ({ person }) =>
      changePeople((people) => people.map((one) => (one.id === person.id ? person : one))),
  })
}

export function useRemovePerson() {
  const changePeople = useChangePeople()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/dashboard/people/:id', { params: { id } }),
    onSuccess: (_, id) => changePeople((people) => people.filter((one) => one.id !== id)),
  })
}
