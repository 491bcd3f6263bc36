import { signedOutLiveRedirectMs } from '@daedap/contract/constants/interview';
import { useEffect } from 'react';
import { useNavigate } from '#/lib/router/hooks.ts';

/** Redirects a user who was signed out during an interview, after a delay in which the screen can explain it. */
export function LeaveLater({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), signedOutLiveRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return null;
}
