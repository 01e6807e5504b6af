import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#shared/api-error.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx'
import { call } from '#web/lib/api/api-client.ts'
import { toast } from '#web/lib/toast.ts'
import { galleryQuery, showGallery } from './gallery.query.ts'

interface RemovePhotoProps {
  /** Null while nothing is asked. */
  photo: { id: string; number: number } | null
  onClose: () => void
}

export function RemovePhotoDialog({ photo, onClose }: RemovePhotoProps) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: (imageId: string) =>
      call('DELETE /api/business/images/:imageId', { params: { imageId } }),
    onSuccess: (gallery) => {
      showGallery(queryClient, gallery)
      toast({ title: 'Photo removed' })
    },
    onError: (error) => {
      // Removed in another window: that is what was wanted.
      if (error instanceof ApiError && error.status === 404)
        return queryClient.invalidateQueries(galleryQuery)
      toast({
        variant: 'destructive',
        title: 'The photo is still there',
        description: error.message,
      })
    },
    onSettled: onClose,
  })
  return (
    <Dialog
      open={photo !== null}
      onOpenChange={onClose}
      title={`Remove photo ${photo?.number ?? ''}?`}
      description="It is deleted at once, with its words."
      confirm
    >
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          Leave it
        </Button>
        <Button
          variant="danger"
          pending={remove.isPending}
          onClick={() => photo && remove.mutate(photo.id)}
        >
          Remove it
        </Button>
      </DialogActions>
    </Dialog>
  )
}
