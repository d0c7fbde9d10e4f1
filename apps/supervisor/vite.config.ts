import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createBrowserCheckPlugin, supervisorNeeds } from '../game/build/browser-check.ts'
import { cssModules } from '../game/build/class-names.ts'
import { createPrecompressPlugin } from '../game/build/precompress.ts'

/** Address of the server for `npm run dev`. */
const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  base: '/begeleider/',
  plugins: [react(), createBrowserCheckPlugin(supervisorNeeds), createPrecompressPlugin()],
  css: { modules: cssModules },
  server: {
    host: '127.0.0.1',
    port: 5330,
    proxy: { '/api': server, '/oauth2': server, '/word': server },
  },
  experimental: {
    // Addresses are relative, because the product may be served below a path (ADR 56).
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    target: 'es2022',
    // Vite would inline small files as data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    // bench:web checks sizes; a warning here would distract from the output of the build.
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The home page is a separate entry, so that parents do not load the app.
      input: ['index.html', 'thuis.html'],
      // All templates are loaded together, so their code is in one file.
      output: {
        codeSplitting: {
          groups: [{ name: 'templates', test: /exercises[\\/]src[\\/]templates[\\/][^\\/]+[\\/]logic/ }],
        },
      },
    },
  },
})
