import { sampleQuestions } from '@daedap/contract/constants/interview';
import { voiceSpeed } from '@daedap/contract/constants/voice';
import { useEffect, useId, useRef, useState } from 'react';
import { monotonicClock } from '#/lib/time/clock.ts';
import { createVoiceList, type VoiceChoice, type VoiceList } from '#/media/voice/voice-list.ts';
import type { VoiceEngine } from '#/media/voice/voice-port.ts';
import { Button } from '#/ui/button.tsx';
import { SelectField } from '#/ui/select-field.tsx';
import { ChoiceGroup } from '#/ui/choice-group.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { DrawnInterviewer } from './drawn-interviewer.tsx';
import {
  changeInterviewer,
  characterFor,
  characters,
  mannerOf,
  useInterviewerSettings,
} from './interviewer-settings.ts';
import { useTexts } from './texts.ts';
import { openVoices } from './voices.ts';

/** Opens the settings over the live screen. */
export function SettingsButton() {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('interviewer.settings')}
      </Button>
      <Dialog open={open} title={t('interviewer.settings')} onDismiss={() => setOpen(false)}>
        <div className="mt-5">
          <InterviewerPanel />
        </div>
        <div className="mt-6 flex justify-end">
          <Button onClick={() => setOpen(false)}>{t('interviewer.done')}</Button>
        </div>
      </Dialog>
    </div>
  );
}

/** Voice, speed and character of the interviewer, and who is large on the screen. */
function InterviewerPanel() {
  const { t } = useTexts();
  const { aloud, large } = useInterviewerSettings();
  return (
    <div className="flex flex-col gap-6">
      <div>
        <ChoiceGroup
          legend={t('interviewer.aloud.legend')}
          value={aloud ? 'on' : 'off'}
          choices={(['on', 'off'] as const).map((value) => ({
            value,
            label: t(`interviewer.aloud.${value}`),
          }))}
          onChange={(value) => changeInterviewer({ aloud: value === 'on' })}
        />
        <p className="mt-2 text-sm text-ink-soft">{t('interviewer.aloud.text')}</p>
      </div>
      {aloud && <VoiceSettings />}
      <CharacterChoice />
      <ChoiceGroup
        legend={t('interviewer.large.legend')}
        value={large}
        choices={(['camera', 'interviewer', 'alone'] as const).map((value) => ({
          value,
          label: t(`interviewer.large.${value}`),
        }))}
        onChange={(value) => changeInterviewer({ large: value })}
      />
      <p className="text-sm text-ink-soft">{t('interviewer.text')}</p>
    </div>
  );
}

function VoiceSettings() {
  const { t, language } = useTexts();
  const { speed, voices } = useInterviewerSettings();
  const list = useVoiceList();
  const sample = useSample();
  const speedId = useId();
  return (
    <div className="flex flex-col gap-4">
      <div>
        <SelectField
          label={t('interviewer.voice.label')}
          value={voices[language] ?? ''}
          choices={[
            { value: '', label: t('interviewer.voice.auto') },
            ...(list ?? []).map(({ name, isLocal }) => ({
              value: name,
              label: isLocal ? name : t('interviewer.voice.network', { name }),
            })),
          ]}
          onChange={(name) =>
            changeInterviewer({ voices: { ...voices, [language]: name || undefined } })
          }
        />
        <output className="mt-2 block text-sm text-ink-soft empty:hidden">
          {list === null && t('interviewer.voice.searching')}
          {list?.length === 0 && sample.state === 'none' && t('interviewer.voice.none')}
        </output>
      </div>
      <div>
        <label htmlFor={speedId} className="flex max-w-sm justify-between font-semibold">
          {t('interviewer.speed.label')}
          <span className="tabular-nums">
            {t('interviewer.speed.value', { speed: speed.toFixed(2) })}
          </span>
        </label>
        <input
          id={speedId}
          type="range"
          min={voiceSpeed.min}
          max={voiceSpeed.max}
          step={voiceSpeed.step}
          value={speed}
          onChange={({ target }) => changeInterviewer({ speed: Number(target.value) })}
          className="voice-speed h-11 w-full max-w-sm"
        />
      </div>
      {sample.state !== 'none' && (
        <div>
          <Button variant="secondary" onClick={sample.toggle}>
            {t(sample.state === 'speaking' ? 'interviewer.voice.stop' : 'interviewer.voice.listen')}
          </Button>
          <output className="mt-2 block text-sm text-danger-ink empty:hidden">
            {sample.state === 'failed' && t('interviewer.voice.failed')}
          </output>
        </div>
      )}
    </div>
  );
}

function useVoiceList(): readonly VoiceChoice[] | null {
  const { language } = useTexts();
  const [voices, setVoices] = useState<readonly VoiceChoice[] | null>(null);
  useEffect(() => {
    const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : null;
    const list: VoiceList = createVoiceList(synthesis, language, monotonicClock);
    const update = () => setVoices(list.get());
    list.subscribe(update);
    update();
    return list.dispose;
  }, [language]);
  return voices;
}

/** Says the first sample question with the current settings. */
function useSample() {
  const { language } = useTexts();
  const engine = useRef<VoiceEngine | null>(null);
  const silence = useRef<(() => void) | null>(null);
  const [state, setState] = useState<'none' | 'ready' | 'speaking' | 'failed'>('none');
  useEffect(() => {
    const opened = openVoices();
    engine.current = opened;
    const look = () => {
      const has = opened.has({ language });
      if (has === 'yes') setState('ready');
      return has === 'unknown';
    };
    const timer = setInterval(() => {
      if (!look()) clearInterval(timer);
    }, 200);
    if (!look()) clearInterval(timer);
    return () => {
      clearInterval(timer);
      silence.current?.();
      opened.dispose();
    };
  }, [language]);
  const toggle = () => {
    silence.current?.();
    silence.current = null;
    if (state === 'speaking') {
      setState('ready');
      return;
    }
    setState('speaking');
    const text = sampleQuestions[0][language];
    const manner = mannerOf(characterFor({ mainCategory: '' }), language);
    const stop = engine.current?.speak({ text, language, source: 'sample' }, manner, ({ type }) => {
      if (type === 'VOICE.ENDED') setState('ready');
      if (type === 'VOICE.FAILED') setState('failed');
    });
    silence.current = stop ?? null;
  };
  return { state, toggle };
}

/** Their portraits, to choose from. */
function CharacterChoice() {
  const { t } = useTexts();
  const { character } = useInterviewerSettings();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('interviewer.character.legend')}</legend>
      <div className="grid max-w-sm grid-cols-2 gap-2">
        {(['auto', ...characters] as const).map((choice) => (
          <label
            key={choice}
            className="flex min-h-14 items-center gap-2 rounded-control border border-line bg-surface p-1.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-accent-ink"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice === character}
              onChange={() => changeInterviewer({ character: choice })}
            />
            <span
              aria-hidden="true"
              className="relative size-11 shrink-0 overflow-hidden rounded-control bg-sunken"
            >
              {choice === 'auto' ? (
                <span className="absolute inset-0 grid place-items-center text-xl font-bold">
                  A
                </span>
              ) : (
                <DrawnInterviewer
                  character={choice}
                  label=""
                  saying={null}
                  voice={null}
                  listensTo={null}
                />
              )}
            </span>
            <span className="font-semibold">{t(`interviewer.character.${choice}`)}</span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t('interviewer.character.text')}</p>
    </fieldset>
  );
}
