import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#shared/api-error.ts'
import { call } from '#web/lib/api/api-client.ts'
import { toast } from '#web/lib/toast.ts'

interface Subscription {
  email: string
  website: string
}

export function useSubscribe() {
  return useMutation({
    mutationFn: ({ email, website }: Subscription) =>
      call('POST /api/newsletter', { body: { name: '', email, phone: '', website } }),
    onSuccess: () =>
      toast({ title: 'Success! 🎉', description: 'Thank you for subscribing to our newsletter!' }),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Subscription Failed',
        description:
          error instanceof ApiError && error.detail
            ? error.message
            : 'Failed to subscribe. Please try again.',
      }),
  })
}
