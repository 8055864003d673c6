import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { formatText } from '../../../core/texts/formatText.ts';
import { useStores } from '../../stores/StoresContext.ts';
import { LiveRegion } from '../../ui/messages/LiveRegion.tsx';
import { AnswerControl } from './AnswerControl.tsx';
import type { widget } from './widget.ts';

interface QuestionProps {
  /** The id of the placement's question. */
  readonly question?: string;
}

/**
 * One of the brand's own questions, while it is asked. It is announced when another choice makes it
 * appear.
 */
export const Question = observer(function Question({ question: id = '' }: QuestionProps) {
  const { questions: answers, texts } = useStores<typeof widget>();
  const isAsked = answers?.isAsked(id) === true;
  const timesTakenOver = answers?.timesTakenOver;
  const [known, setKnown] = useState({ isAsked, isNews: false, timesTakenOver });
  const question = answers?.questions[id];
  if (!answers || !question) return null;
  const isSame = known.timesTakenOver === timesTakenOver;
  if (!isSame || known.isAsked !== isAsked) {
    // Decided when the question appears, and kept until it is no longer asked.
    setKnown({
      isAsked,
      isNews: isAsked && (known.isAsked ? known.isNews : isSame),
      timesTakenOver,
    });
  }

  const control = isAsked ? <AnswerControl id={id} question={question} answers={answers} /> : null;
  if (!question.when) return control;
  const appeared = formatText(texts.questionAppeared, { question: question.label });
  return (
    <>
      {control}
      <LiveRegion text={known.isNews ? appeared : ''} />
    </>
  );
});
