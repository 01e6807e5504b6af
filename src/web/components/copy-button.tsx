import { Copy } from 'lucide-react'
import { toast } from '#web/lib/toast.ts'
import { Button } from './ui/button.tsx'

type CopyButtonProps = {
  text: string
  /** The confirmation after copying. */
  done: string
  /** An accessible name if 'Copy' alone is not clear. */
  label?: string
  small?: boolean
}

export function CopyButton({ text, done, label, small = false }: CopyButtonProps) {
  return (
    <Button
      variant="quiet"
      size={small ? 'sm' : undefined}
      aria-label={label}
      onClick={() => void copy(text, done)}
    >
      <Copy className="icon" aria-hidden="true" />
      Copy
    </Button>
  )
}

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Copied', description: done })
  } catch {
    // No clipboard without https, or permission denied: the text can be selected by hand.
    toast({ variant: 'destructive', title: 'Not copied', description: 'Please copy it by hand.' })
  }
}
