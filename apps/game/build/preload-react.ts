import type { Plugin } from 'vite'
import { reactChunkName } from './chunks.ts'

/** Preloads React from the page, before the small entry has loaded. */
export function preloadReact(): Plugin {
  return {
    name: 'letterliaan-preload-react',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          ({ type, name }) => type === 'chunk' && name === reactChunkName,
        )
        if (chunk === undefined) return []
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${chunk.fileName}` }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}
