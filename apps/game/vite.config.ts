import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createBrowserCheckPlugin, gameNeeds } from './build/browser-check.ts'
import { chunkGroups } from './build/chunks.ts'
import { cssModules } from './build/class-names.ts'
import { createCompileHintsPlugin } from './build/compile-hints.ts'
import { createFramesPlugin } from './build/frames.ts'
import { createHeadStartPlugin } from './build/head-start.ts'
import { createInlineTextsPlugin } from './build/inline-texts.ts'
import { createPrecompressPlugin } from './build/precompress.ts'
import { preloadReact } from './build/preload-react.ts'
import { createServiceWorkerPlugin } from './build/service-worker.ts'
import { createSizeBudgetPlugin } from './build/size-budget.ts'

/** Address of the API server for `npm run dev`. */
const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    createInlineTextsPlugin(),
    react(),
    preloadReact(),
    createHeadStartPlugin(),
    createFramesPlugin(),
    createBrowserCheckPlugin(gameNeeds),
    createCompileHintsPlugin(),
    createServiceWorkerPlugin(),
    createPrecompressPlugin(),
    createSizeBudgetPlugin(),
  ],
  css: { modules: cssModules },
  server: {
    host: '127.0.0.1',
    port: 5320,
    proxy: { '/api': server, '/oauth2': server, '/word': server },
  },
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
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
})
