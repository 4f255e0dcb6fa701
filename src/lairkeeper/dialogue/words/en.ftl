### What a language model is told around a question.

prompt-options = Choose one option and end your message with its number in square brackets, such as [1]. The last number counts.
prompt-forms = End your message with your answer as JSON, in one of these forms, with values in the place of their kinds. The last answer counts.
prompt-words = Or end your message with words of your own as JSON in this form:
prompt-clock =
    { $seconds ->
        [one] The clock runs: one second is left.
       *[other] The clock runs: { $seconds } seconds are left.
    }
error-reply-unparsable =
    { $reason ->
        [nothing] No answer could be read in this message.
       *[other] The answer in this message cannot be read: { $reason }.
    }
