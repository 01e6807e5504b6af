/**
 * A contact sheet of the business pictures, to judge them side by side.
 *
 *   npm run picture-sheet -- sheet.html            every scene, three seeds each
 *   npm run picture-sheet -- sheet.html surf 12    one scene, twelve seeds
 */
import { writeFileSync } from 'node:fs'
import { drawPicture } from '#demo/pictures/draw-picture.ts'
import { type SceneName, sceneNames } from '#demo/pictures/scenes.ts'

const [target = 'pictures.html', only, count = '3'] = process.argv.slice(2)
const chosen = sceneNames.filter((name: SceneName) => only === undefined || only === name)
if (chosen.length === 0) {
  console.error(`There is no scene "${only}". The scenes: ${sceneNames.join(', ')}.`)
  process.exit(1)
}

const seeds = Array.from({ length: Number(count) }, (_, i) => `seed-${i + 1}`)
const prints = chosen.flatMap((scene) =>
  seeds.map((seed) => {
    const svg = drawPicture(scene, seed)
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    return `<figure><img src="${source}" alt=""><figcaption>${scene} ${seed} · ${svg.length} bytes</figcaption></figure>`
  }),
)

writeFileSync(
  target,
  `<!doctype html><meta charset="utf-8"><title>Business pictures</title>
<style>
  body { margin: 24px; background: #fcf6ea; font: 13px sans-serif; color: #12304a; display: grid;
    grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 20px }
  figure { margin: 0; padding: 10px; background: #fffdf7; border-radius: 18px }
  img { display: block; width: 100%; border-radius: 11px }
  figcaption { padding-top: 6px }
</style>
${prints.join('\n')}
`,
)
console.log(`${prints.length} pictures in ${target}`)
