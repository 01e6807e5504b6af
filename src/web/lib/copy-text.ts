import { toast } from './toast.ts'

/** Puts a text on the clipboard, and says so or that it did not work. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Copied', description: done })
  } catch {
    // No clipboard without https, or it was refused: the text can be selected by hand.
    toast({ variant: 'destructive', title: 'Not copied', description: 'Please copy it by hand.' })
  }
}
