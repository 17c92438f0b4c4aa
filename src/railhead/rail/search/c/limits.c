#include "limits.h"

#include "cover.h"
#include "freight.h"

const limits search_limits = {
    .trains = MOST_TRAINS,
    .choice = MOST_CHOICE,
    .elements = MOST_ELEMENTS,
    .stops = MOST_STOPS,
    .members = MOST_MEMBERS,
    .search_size = (int32_t)sizeof(search),
    .crew_size = (int32_t)sizeof(crew),
};
