import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createAppConfig } from './build/app-config.ts'
import { createBrowserCheckPlugin, gameNeeds } from './build/browser-check.ts'
import { chunkGroups } from './build/chunks.ts'
import { createCompileHintsPlugin } from './build/compile-hints.ts'
import { createFramesPlugin } from './build/frames.ts'
import { createHeadStartPlugin } from './build/head-start.ts'
import { createInlineTextsPlugin } from './build/inline-texts.ts'
import { createPrecompressPlugin } from './build/precompress.ts'
import { preloadReact } from './build/preload-react.ts'
import { createServiceWorkerPlugin } from './build/service-worker.ts'
import { createSizeBudgetPlugin } from './build/size-budget.ts'

export default defineConfig({
  ...createAppConfig(5320, { output: { codeSplitting: { groups: chunkGroups } } }),
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
})
