import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function Floor() {
  const [text, setText] = useState('')
  return (
    <label>
      Typ het woord <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Floor />)
