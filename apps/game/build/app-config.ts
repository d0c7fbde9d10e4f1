import type { BuildOptions, UserConfig } from 'vite'
import { cssModules } from './class-names.ts'

/** Address of the API server for `npm run dev`. */
const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3000'

/** Returns what the builds of both apps share. `port` is for `npm run dev`. */
export const createAppConfig = (port: number, rolldownOptions: BuildOptions['rolldownOptions']) =>
  ({
    css: { modules: cssModules },
    server: { host: '127.0.0.1', port, proxy: { '/api': server, '/oauth2': server, '/word': server } },
    experimental: {
      // Relative to the file that names it, because the product may be served below a path (ADR 56).
      renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
    },
    build: {
      target: 'es2022',
      // Vite would inline small files as data: addresses, which the content security policy refuses.
      assetsInlineLimit: 0,
      // bench:web checks sizes, and a warning here would distract from the output of the build.
      chunkSizeWarningLimit: 2000,
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { bundlerTimings: false }, ...rolldownOptions },
    },
  }) satisfies UserConfig
