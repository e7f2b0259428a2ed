import { rememberAccess, unlock } from './access'

const PULSE_MS = 500

/** Makes the gate's form work: a few listeners on its markup, so that a newcomer waits for no framework. */
export function operateGate(form: HTMLFormElement, onOpen: () => void): void {
  const field = form.querySelector('input')!
  const eye = form.querySelector<HTMLButtonElement>('[data-reveal]')!
  const submit = form.querySelector<HTMLButtonElement>('[type=submit]')!
  const message = form.querySelector<HTMLElement>('[role=alert]')!

  function showMessage(text: string) {
    message.textContent = text
    field.setAttribute('aria-invalid', String(text !== ''))
  }

  function refuse() {
    field.value = ''
    submit.disabled = true
    showMessage(message.dataset.invalid ?? '')
    form.dataset.pulse = 'true'
    setTimeout(() => delete form.dataset.pulse, PULSE_MS)
    field.focus()
  }

  async function check() {
    if (!field.value || field.readOnly) return
    field.readOnly = true
    submit.ariaBusy = 'true'
    const outcome = await unlock(field.value, form.dataset)
    field.readOnly = false
    submit.ariaBusy = 'false'
    if (outcome === 'invalid') return refuse()
    // No answer: the password may be right, so it stays in the field.
    if (outcome !== 'open') return showMessage(message.dataset[outcome] ?? '')
    rememberAccess()
    onOpen()
  }

  field.addEventListener('input', () => {
    submit.disabled = !field.value
    showMessage('')
  })
  eye.addEventListener('click', () => {
    const shown = field.type === 'password'
    field.type = shown ? 'text' : 'password'
    eye.ariaPressed = String(shown)
    eye.ariaLabel = (shown ? eye.dataset.hide : eye.dataset.show) ?? ''
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void check()
  })
  // The field works before this script does: what was typed by then is kept.
  submit.disabled = !field.value
}
