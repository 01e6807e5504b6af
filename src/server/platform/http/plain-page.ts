/** A page that needs nothing to render: no data, no script, no style sheet. */
export function plainPage(title: string, sentences: string[]): string {
  const paragraphs = sentences.map((sentence) => `<p>${sentence}</p>`).join('')
  return `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | CPT Recommends</title></head><body style="margin:0;min-height:100vh;display:grid;place-items:center;background:#fcf6ea;color:#12304a;font:1rem/1.6 system-ui,sans-serif;text-align:center"><main style="padding:24px"><h1>${title}</h1>${paragraphs}<p><a href="/" style="color:#0d4b6c">Back to Home</a></p></main></body></html>`
}
