import { signedOutLiveRedirectMs } from '@daedap/contract/constants/interview';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Signed out in the middle of an interview: the screen says so first. */
export function LeaveLater({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), signedOutLiveRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return null;
}
