import { createRoot } from 'react-dom/client'
import '../embed.css'
import { CodeExperiment } from './code-experiment'
import './code-experiment.css'

const root = document.getElementById('root')
// access.js has looked at the gate's flag before this script runs.
if (root && document.documentElement.dataset.access === 'open') createRoot(root).render(<CodeExperiment />)
