import { SiteToaster } from '../src/components/toaster'
import { useSession } from './backend/session'
import { OwnerLayout } from './frame/owner-layout'
import { SignInAgain } from './sign-in/sign-in-again'
import { SignInPage } from './sign-in/sign-in-page'
import { useFirstAnswer } from './sign-in/use-first-answer'

export function App() {
  useFirstAnswer()
  const session = useSession()
  return (
    <>
      {session === 'closed' && <SignInPage />}
      {(session === 'open' || session === 'lost') && <OwnerLayout />}
      {session === 'lost' && <SignInAgain />}
      <SiteToaster />
    </>
  )
}
