import { createRoot, type Root } from 'react-dom/client'

/**
 * Where the first page will be drawn. It travels with React, which has the network first: React begins while the code of
 * the page is still on its way, and in a task of its own, so that a key or a tap gets through (docs/adr/0016-bytes.md).
 */
export const createPageRoot = (container: Element): Root => createRoot(container)
