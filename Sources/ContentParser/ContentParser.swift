import FaqService
