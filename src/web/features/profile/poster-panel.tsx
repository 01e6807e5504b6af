import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { CATEGORY_OF_INDUSTRY } from '#shared/catalogue/industries.ts'
import { pages } from '#shared/paths.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { sharePictures } from '#shared/share-picture.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { toast } from '#web/lib/toast.ts'

export function PosterPanel({ profile }: { profile: Profile }) {
  const { site } = useRouteContext({ from: '__root__' })
  const download = useMutation({
    mutationFn: () => makeFile(profile, `${site.publicUrl}${pages.business(profile.profileId)}`),
    onSuccess: (poster) => saveFile(poster, 'cpt-recommends-poster.svg'),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Download failed', description: error.message }),
  })
  return (
    <Panel title="QR poster" help="print-your-qr-poster" level="h3" className="stack">
      <p className="text-small">
        An A5 poster for your window or counter. Whoever scans it lands on your listing.
      </p>
      <a
        className={buttonClass({ variant: 'sea' })}
        href={sharePictures.poster(profile.profileId, 'pdf')}
        download
      >
        <Download className="icon" aria-hidden="true" />
        Download poster (PDF)
      </a>
      <div className="row">
        <a
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
          href={sharePictures.poster(profile.profileId, 'png')}
          download
        >
          As a picture (PNG)
        </a>
        <Button
          variant="quiet"
          size="sm"
          pending={download.isPending}
          onClick={() => download.mutate()}
        >
          For a printer (SVG)
        </Button>
      </div>
    </Panel>
  )
}

/** The drawing code and its parts are loaded on demand. */
async function makeFile(profile: Profile, url: string): Promise<Blob> {
  const [{ makePoster }, scene, mark, display, text] = await Promise.all([
    import('./poster.ts'),
    readText(`/art/category-${CATEGORY_OF_INDUSTRY[profile.industry]}.svg`),
    readText('/art/mark.svg'),
    readDataUrl('/fonts/montagu-slab.woff2'),
    readDataUrl('/fonts/hanken-grotesk.woff2'),
  ])
  const poster = makePoster({
    businessName: profile.businessName,
    url,
    scene,
    mark,
    fonts: { display, text },
  })
  return new Blob([poster], { type: 'image/svg+xml' })
}

async function read(path: string): Promise<Response> {
  const response = await fetch(path)
  if (!response.ok) throw new Error('A part of the poster could not be loaded. Please try again.')
  return response
}

async function readText(path: string): Promise<string> {
  return (await read(path)).text()
}

async function readDataUrl(path: string): Promise<string> {
  const bytes = new Uint8Array(await (await read(path)).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return `data:font/woff2;base64,${btoa(binary)}`
}

function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
