import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createAppConfig } from '../game/build/app-config.ts'
import { createBrowserCheckPlugin, supervisorNeeds } from '../game/build/browser-check.ts'
import { createPrecompressPlugin } from '../game/build/precompress.ts'

export default defineConfig({
  ...createAppConfig(5330, {
    // The home page is a separate entry, so that parents do not load the app.
    input: ['index.html', 'thuis.html'],
    // All templates are loaded together, so their code is in one file.
    output: {
      codeSplitting: {
        groups: [{ name: 'templates', test: /exercises[\\/]src[\\/]templates[\\/][^\\/]+[\\/]logic/ }],
      },
    },
  }),
  base: '/begeleider/',
  plugins: [react(), createBrowserCheckPlugin(supervisorNeeds), createPrecompressPlugin()],
})
