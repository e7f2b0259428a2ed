import { useRef } from 'react'
import type { MessageEntry } from '../../shared/owner-api'
import { visible } from '../../shared/visible-text'
import { Button } from '../../src/components/ui/button'

/** Asks once: nothing brings a message back. */
export function DeleteMessage({ message, onDelete }: { message: MessageEntry; onDelete: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)

  function confirmed() {
    dialog.current?.close()
    onDelete()
  }

  return (
    <>
      <Button look="outline" onClick={() => dialog.current?.showModal()}>
        Delete
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="delete-heading"
        className="m-auto w-full max-w-md rounded-image bg-paper p-6 text-ink shadow-float backdrop:bg-pine-deep/70 sm:p-9"
      >
        <h2 id="delete-heading" className="display text-title">
          Delete this message?
        </h2>
        <p className="mt-3 mb-7 text-small text-ink-soft">
          From <span dir="auto">{visible(message.name)}</span>. It can’t be brought back, except from a
          backup.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="accent" onClick={confirmed}>
            Delete
          </Button>
          <Button look="outline" onClick={() => dialog.current?.close()}>
            Keep it
          </Button>
        </div>
      </dialog>
    </>
  )
}
