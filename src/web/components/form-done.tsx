interface FormDoneProps {
  title: string
  sentence: string
  back: { href: string; label: string }
}

/** What a form without script has led to. Its address can be reloaded. */
export function FormDone({ title, sentence, back }: FormDoneProps) {
  return (
    <article className="policy stack">
      <h1>{title}</h1>
      <p>{sentence}</p>
      <p>
        <a href={back.href}>{back.label}</a>
      </p>
    </article>
  )
}
