import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

/** Wide screen, no wish for stillness, no data saving: only then is the film even fetched. */
function wantsVideo(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  return (
    window.matchMedia('(min-width: 768px)').matches &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
    connection?.saveData !== true
  )
}

export function HeroVideo() {
  const [wanted, setWanted] = useState(false)
  const [playing, setPlaying] = useState(false)
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    const decide = () => setWanted(wantsVideo())
    decide()
    const queries = ['(min-width: 768px)', '(prefers-reduced-motion: reduce)'].map((query) =>
      window.matchMedia(query),
    )
    for (const query of queries) query.addEventListener('change', decide)
    return () => {
      for (const query of queries) query.removeEventListener('change', decide)
    }
  }, [])

  if (!wanted) return null

  const toggle = () => {
    if (playing) video.current?.pause()
    // Refused when the browser forbids playing; the still picture stays, which is fine.
    else video.current?.play().catch(() => undefined)
  }

  return (
    <>
      <video
        ref={video}
        autoPlay
        muted
        loop
        playsInline
        poster="/art/hero-poster.webp"
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src="/art/hero-loop.webm" type="video/webm" />
        <source src="/art/hero-loop.mp4" type="video/mp4" />
      </video>
      <button type="button" className="hero__pause iconbtn" onClick={toggle}>
        {playing ? <Pause className="ic" aria-hidden /> : <Play className="ic" aria-hidden />}
        <span className="sr">
          {playing ? 'Pause the moving picture' : 'Play the moving picture'}
        </span>
      </button>
    </>
  )
}
