import type { RenderedTheme } from './render-theme.ts'
import type { ThemeName } from './theme-name.ts'

/** Renders in a worker that ends afterwards: half a second of work would delay keys. */
export function renderAside(name: ThemeName): Promise<RenderedTheme> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<RenderedTheme>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new Error('the theme could not be rendered'))
    })
    worker.postMessage(name, [])
  })
}
