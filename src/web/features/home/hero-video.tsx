import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '#web/lib/class-names.ts'
import { savesData } from '#web/lib/saves-data.ts'
import { LOW, WIDE } from './hero-media.ts'

const STILL = '(prefers-reduced-motion: reduce)'

/**
 * Only if the window fits the video, motion is not reduced and data is not saved; otherwise it is not even
 * loaded.
 */
function wantsVideo(): boolean {
  return (
    window.matchMedia(WIDE).matches &&
    !window.matchMedia(LOW).matches &&
    !window.matchMedia(STILL).matches &&
    !savesData()
  )
}

function useWantsVideo(): boolean {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const decide = () => setWanted(wantsVideo())
    decide()
    const queries = [WIDE, LOW, STILL].map((query) => window.matchMedia(query))
    for (const query of queries) query.addEventListener('change', decide)
    return () => {
      for (const query of queries) query.removeEventListener('change', decide)
    }
  }, [])
  return wanted
}

/** The video over the hero's still image, which shows until the first frame plays. */
export function HeroVideo() {
  return useWantsVideo() ? <Film /> : null
}

function Film() {
  const [ready, setReady] = useState(false)
  const [seen, setSeen] = useState(false)
  const [playing, setPlaying] = useState(false)
  const video = useRef<HTMLVideoElement>(null)

  const toggle = () => {
    if (playing) video.current?.pause()
    // Rejected if the browser forbids autoplay; the still image stays, which is fine.
    else video.current?.play().catch(() => undefined)
  }

  return (
    <>
      <video
        ref={video}
        className={classNames('hero__video', seen && 'is-on')}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onCanPlay={() => setReady(true)}
        onPlaying={() => setSeen(true)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src="/art/hero-loop.webm" type="video/webm" />
        <source src="/art/hero-loop.mp4" type="video/mp4" />
      </video>
      {ready && (
        <button type="button" className="hero__pause icon-btn" onClick={toggle}>
          {playing ? <Pause className="icon" aria-hidden /> : <Play className="icon" aria-hidden />}
          <span className="sr-only">
            {playing ? 'Pause the moving picture' : 'Play the moving picture'}
          </span>
        </button>
      )}
    </>
  )
}
